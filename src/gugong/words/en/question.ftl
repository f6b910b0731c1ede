# Beside the options of a question.

question-free = free
question-free-at =
    { $n ->
        [0] costs something everywhere
        [one] costs nothing at { $n } place
       *[other] costs nothing at { $n } places
    }
question-offline = Nothing can be chosen until the connection is back.
question-gives-up = You give up an action: nothing more happens here.
question-first-another = First choose what is outlined, such as a card from your hand; then this.
