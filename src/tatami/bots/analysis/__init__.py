"""What a position is worth, and why a match ended as it did.

``appraisal`` judges one step on what its seat could know then, which is also a hint; ``review`` judges every choice of
a match that is over, a whole plan against the best of ``plans``; ``parts`` tells luck and skill apart, measured in
``steady`` play, from the ``outlook`` before the match on; ``report`` is all of it together; ``notebook`` keeps
what was judged on disk; ``worth`` says what people play for.
"""
