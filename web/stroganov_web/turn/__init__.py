"""A turn that explains itself: prompt, options, what they bring, why not, what the others did."""
