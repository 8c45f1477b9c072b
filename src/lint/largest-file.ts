/** Most bytes that are read of one definition, local or remote: 20 MiB. */
export const largestFile = 20 * 1024 * 1024
