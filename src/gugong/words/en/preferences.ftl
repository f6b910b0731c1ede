# Preferences, and the report of a problem.

pref = Preferences
pref-theme = Colours
pref-theme-system = as the system
pref-theme-light = light
pref-theme-dark = dark
pref-pace = The others’ turns
pref-pace-step = step by step
pref-pace-slow = slow
pref-pace-normal = normal
pref-pace-fast = fast
pref-pace-at-once = at once
pref-motion = Motion
pref-motion-system = as the system
pref-motion-full = all of it
pref-motion-reduced = still pictures
pref-sound = Sound
pref-volume = Volume
pref-zoom = Size of text
pref-name = Your name
pref-name-how = at tables you set up or join
pref-confirm = Confirm a move
pref-confirm-always = always
pref-confirm-reveals = when it reveals or gives up something
pref-confirm-never = never
pref-kept = Kept in this browser.

report = Report a problem
report-how = Copy this text and send it with a few words on what you did, what happened, and what you expected. It contains no link to your seat and none of your cards.
report-text = What to send
