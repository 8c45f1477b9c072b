import { fitting } from '../exchange/fitting.js'

/** Bytes of one text, at most, even if there is more room. */
const longest = 4096
const mark = '…'
const markBytes = Buffer.byteLength(mark)

/** Bytes that a text takes as JSON, as far as it is ever shown; Infinity, and looked through no further, beyond `most`. */
export type TextCost = (text: string, most: number) => number

export const textCost: TextCost = (text, most) => {
  const { end, cost } = fitting(text, Math.min(longest, most))
  return end === text.length || most >= longest ? cost : Infinity
}

/** The least that a text of such a length takes. */
export const leastCost: TextCost = ({ length }) => Math.min(longest, length)

/** As much of a text as takes so many bytes as JSON, with the mark of what is left out. */
export function boundText(text: string, bytes: number): string {
  const room = Math.min(longest, bytes)
  if (fitting(text, room).end === text.length) return text
  return text.slice(0, fitting(text, Math.max(0, room - markBytes)).end) + mark
}
