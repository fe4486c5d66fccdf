"""How messages reach a channel: in its order, exactly once, text before picture.

A module imports only from lines below its own:

    outbox                   posts what was committed
    posts                    how each kind of row is posted
    stories                  the story of a table, which grows by edits, and who is asked below it
    standing threads         what stands in the channel of a game; the thread of a new game
      event_posts            cards of events, lobbies and questions; open tables
      lobby_posts
      list_posts
      ruling_posts
    posting unreachable      one message, exactly once; what cannot be posted
    notes parking            what became of posts; a post in which the program fails again and again
      direct_messages        who is told in person what no channel can say
      public_pictures        the table drawn as everybody may see it
      tips                   what is added for who plays such a game for the first time
"""

INNER = (
    "list_posts",
    "lobby_posts",
    "notes",
    "parking",
    "posting",
    "posts",
    "public_pictures",
    "ruling_posts",
    "standing",
    "stories",
    "tips",
)
