/** Cuts a text to a number of characters: code points, as JSON Schema counts them. */
export function firstCharacters(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
