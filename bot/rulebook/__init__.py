"""The rules as they are looked up: entries with a number, read from the digests and elsewhere, and an index over them.

entry      what is looked up, and what an index of such things does
markdown   a digest as it is written; digests reads it as entries, in all languages
words      what words are compared by; vocabulary finds forms and slips of them, synonyms what means the same
shelf      the index of one source; search goes over several
packed     such an index as plain bytes, searched where they lie
"""
