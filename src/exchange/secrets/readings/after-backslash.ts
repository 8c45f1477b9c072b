import { ampersand, percent, tilde } from './escape-signs.js'
import { isNamePart } from './is-name-part.js'

const code = (character: string): number => character.charCodeAt(0)

/** Letters that stand for a control character after a backslash, in JSON and in what is like it. */
const controls: ReadonlyMap<number, number> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(([letter, character]) => [
    code(letter),
    code(character),
  ]),
)

/** A backslash before it is idle; before what begins an escape of another kind, it is a character. */
const isMark = (unit: number): boolean =>
  unit > 0x20 &&
  unit < 0x7f &&
  !isNamePart(unit) &&
  unit !== percent &&
  unit !== ampersand &&
  unit !== tilde

/** The character that a backslash and one character after it stand for; undefined when there is none. */
export const afterBackslash = (unit: number): number | undefined =>
  controls.get(unit) ?? (isMark(unit) ? unit : undefined)
