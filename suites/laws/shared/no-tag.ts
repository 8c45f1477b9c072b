/** What is no list of entity tags: whether it is refused or ignored is not shown. A rule looks whether it is one of these. */
export const noTag = 'assay, "'
