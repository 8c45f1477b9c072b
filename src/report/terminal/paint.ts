const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const

/** Colours a piece of text, or leaves it alone. Never the only carrier of a meaning. */
export type Paint = (colour: keyof typeof codes, text: string) => string

/**
 * @param color false where colour is not wanted: then every text stays as it is
 */
export function paint(color: boolean): Paint {
  return (colour, text) => (color ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text)
}
