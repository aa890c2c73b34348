"""Games as the page knows them: who plays, whose turn it is, what is kept, shared and looked at again."""
