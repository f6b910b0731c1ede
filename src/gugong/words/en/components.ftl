# Why a component file cannot be played with.  Entries, words and values stand as they do in the file.
# $file is its name, and $entry the name of an entry, such as palace.seats[2].

component-in-file = { $file }: { $reason }.

component-unreadable = { $file } cannot be read ({ $error }); name a readable file.
component-not-utf8 = { $file } is not UTF-8 at byte { $byte }; save it as UTF-8 text.
component-directory = { $file } is a directory; name a component file.
component-no-file = { $file } is not a file that exists; name a component file.
component-too-large = { $file } is larger than { $most } KB; a component file has a few thousand characters.

# $why is what the library that reads the file says.
component-not-toml = the file should be valid TOML, but is not: line { $line }, column { $column } ({ $why })
component-cut-short = the file should be valid TOML, but is not: it ends too early ({ $why })
component-nested = the file is nested too deeply, but needs no more than three levels
component-long-line = line { $line } of the file has { $n } characters, but at most { $most } are read; put long lists on several lines
component-dots = line { $line } of the file has more than { $most } dots, but the name of an entry has at most two
component-missing = { $entry } is missing; give it as in the standard file
component-unknown = { $entry } is not known; respell it or leave it out
component-refused = { $entry } is refused ({ $why })
# $wanted is a component-kind, and $got is one or a value.
component-wrong-kind = { $entry } should be { $wanted }, but is { $got }
component-kind =
    { $kind ->
        [int] a whole number
        [float] a number with a decimal point
        [bool] a truth value
        [str] a text
        [array] a list
        [object] a table
        [empty] an empty table
        [standing] one of the words printed, reported and reconstructed
       *[date] a date or a time
    }

component-range = { $entry } is { $figure }, but should be from { $low } to { $high }
component-long-number = a very long number
component-always =
    { $things ->
        [harbours] { $entry } is { $figure }, but there are always { $right } harbours
        [slots] { $entry } is { $figure }, but there are always { $right } slots
       *[special-cards] { $entry } is { $figure }, but there are always { $right } special cards
    }
component-count =
    { $n ->
        [one] { $entry } has { $n } entry, but should list { component-listed }
       *[other] { $entry } has { $n } entries, but should list { component-listed }
    }
component-listed =
    { $things ->
        [gifts] { $right } gifts, one for each value
        [board-cards] { $right } cards, one for each location
        [sets] { $right } sets, one for each seat
        [cards] { $right } cards
        [seats] { $right } seats, one for each player
        [decrees] { $right } decrees
        [dice] { $right } dice
       *[faces] { $right } faces
    }
component-sum =
    { $things ->
        [tokens] { $entry } has { $total } tokens, but should have { $right }
        [tokens-of-all] { $entry } has { $total } tokens of the kinds in every edition, but should have { $right }
        [french-tokens] { $entry } has { $total } tokens of the French kinds, but should have { $right }
       *[automa-cards] { $entry } has { $total } cards, but should have { $right }
    }
component-houses = { $entry } has { $n } houses, but there should be from 1 to { $most }
component-seat-order = { $entry } is { $vp }, but should be at most the { $before } of the seat before
# $left is how many decrees of the level are still to be listed.
component-decree-name =
    { $left ->
        [one] { $entry } is { $name }, but should be { $names }
       *[other] { $entry } is { $name }, but should be one of { $names }
    }
component-decree-vp = { $entry } is { $vp }, but should be 0: level 3 scores at the end

component-card-form = { $entry } is { $card }, but should be a value from 1 to 9 and an action, such as "4 canal"
component-card-action = { $entry } has the action { $action }, but a card shows one of: { $known }
component-name-form = { $entry } is { $name }, but a name has up to 40 printable characters, no colon or comma, and no blanks around it
component-name-letters = { $entry } is { $name }, but a name has letters
component-name-twice = { $entry } is { $name }, which reads like { $other }; give each its own name

component-small-ring =
    { $n ->
        [one] { $entry } has { $n } city, but a ring needs 3 or more
       *[other] { $entry } has { $n } cities, but a ring needs 3 or more
    }
component-none-inside = { $entry } is empty, but at least one city lies inside the ring
component-odd-cities = { $entry } has { $n } cities in its ring and inside, but the number should be even
component-few-tokens = { $entry } has { $n } cities, but only { $tokens } basic tokens to fill them
component-road-form = { $entry } is { $line }, but should be a line such as "Kaifeng: Jinan, Taiyuan"
component-no-city = { $entry } names { $city }, but there is no such city in the ring or inside
component-road-to-itself = { $entry } joins { $city } to itself, but a road joins two cities
component-road-twice = { $entry } joins { $first } and { $second } again; list each road once, and none along the ring
component-out-of-reach = { $entry } leave { $city } out of reach; join it to the ring
