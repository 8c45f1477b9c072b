import { styleText } from 'node:util'

type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

/** Colours a piece of text, or leaves it alone. Never the only carrier of a meaning. */
export type Paint = (colour: Colour, text: string) => string

/**
 * @param color false where colour is not wanted: then every text stays as it is
 */
export function paint(color: boolean): Paint {
  // Whether it is wanted was decided by the code that knows the stream.
  return (colour, text) => (color ? styleText(colour, text, { validateStream: false }) : text)
}
