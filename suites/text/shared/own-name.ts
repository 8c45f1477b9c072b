/**
 * A name of ours for a string or a group; it is a simple name of at most 14 characters, whichever way one reads them.
 *
 * @param beginning one of those that `isOwnName` knows
 */
export const ownName = (random: (n: number) => number, beginning = 'assay'): string =>
  `${beginning}${random(1e9)}`
