"""Lines of text, as players of every game type them.

words       how a line is cut into tokens, names compared, near misses, what was typed told back
line        the words of one line, taken away one by one; numbers, a few allowed words, ``key=value``
answering   answers to questions, read and written
ordering    standing orders: ``order [whose] name=value``, and how they are listed
counting    entries of lists: ``2x name``
"""
