/** `a` or `an`, by how the word sounds. */
export function articleFor(word: string): 'a' | 'an' {
  return /^(?:[aeio]|u(?!s|ni|ri))/i.test(word) ? 'an' : 'a'
}
