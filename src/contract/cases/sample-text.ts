import type { SchemaNode } from '../schema-node.js'
import { violatedKeywords } from './violated-keywords.js'

const letters = ['a', 'A', '1', '0', 'z-', 'a1']
/** No text that goes into a request is made longer: few servers read it to its end. */
export const longestText = 16_384

const instants = ['2026-03-01T09:30:00Z', '2026-03-01', '09:30:00Z']

/**
 * A text that a schema allows.
 *
 * @returns undefined when none was found: then no case can be made that offends one limit only
 */
export function sampleText(schema: SchemaNode, examples: readonly unknown[]): string | undefined {
  const { minLength, maxLength } = schema
  const least = typeof minLength === 'number' ? minLength : 1
  const most = typeof maxLength === 'number' ? maxLength : Math.max(least, 8)
  if (!(least <= longestText && most >= 0)) return undefined
  const lengths = [Math.min(Math.max(least, 8), most), least, Math.min(most, longestText)]
  const made = letters.flatMap((letter) => lengths.map((length) => grown(letter, length)))
  return [...examples, ...made, ...instants]
    .filter((text) => typeof text === 'string')
    .find((text) => violatedKeywords(schema, text).length === 0)
}

function grown(letter: string, length: number): string {
  return letter.repeat(Math.ceil(length / letter.length)).slice(0, length)
}
