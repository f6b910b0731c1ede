# The start page, and the sounds.

page-first-visit = Hrajete poprvé? Začněte s Mengem. Všechno na stole vám řekne, co to je, když na to ukážete nebo na tom podržíte prst.
pref-listen = Poslechnout si všechny
