/** So much of a list of notifications is read; a subscription for tests has fewer. */
export const readingBounds = { pages: 60, items: 2000 }
