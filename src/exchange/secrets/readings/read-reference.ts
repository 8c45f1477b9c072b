import { characterEntities } from 'character-entities'
import { addPoint } from './add-point.js'
import { addReading } from './add-reading.js'
import { afterCharacter } from './after-character.js'
import { eachCharacter } from './each-character.js'
import { isNamePart } from './is-name-part.js'
import { type NumberForm, readNumber } from './read-number.js'
import type { Scan } from './scan.js'

const hash = 0x23
const semicolon = 0x3b
const longestName = 32

/** Named references of HTML: `quot`, `sol`. */
const references: ReadonlyMap<string, number> = new Map(
  Object.entries(characterEntities).map(([name, character]) => [
    name,
    character.codePointAt(0) ?? 0,
  ]),
)

/** References that HTML reads without a semicolon as well. */
const legacy = new Set(['amp', 'lt', 'gt', 'quot', 'AMP', 'LT', 'GT', 'QUOT'])

const decimal: NumberForm = { base: 10, close: semicolon, open: true }
const hexadecimal: NumberForm = { base: 16, close: semicolon, open: true }

const isX = (unit: number): boolean => (unit | 0x20) === 0x78

/** Reads what follows the ampersand of a character reference of HTML: `quot;`, `#34;`, `#x22;`. */
export function readReference(scan: Scan, at: number): void {
  eachCharacter(scan, at, (unit, next) => {
    if (unit === hash) {
      const take = (point: number, then: number): void => addPoint(scan, point, then)
      readNumber(scan, next, decimal, take)
      afterCharacter(scan, next, isX, (then) => readNumber(scan, then, hexadecimal, take))
    } else if (unit < 0x80 && isNamePart(unit)) readName(scan, next, String.fromCharCode(unit))
  })
}

function readName(scan: Scan, at: number, letters: string): void {
  eachCharacter(scan, at, (unit, next) => {
    if (unit === semicolon || legacy.has(letters)) {
      const point = references.get(letters)
      if (point !== undefined) addReading(scan, point, unit === semicolon ? next : at)
    }
    if (unit < 0x80 && letters.length < longestName && isNamePart(unit))
      readName(scan, next, letters + String.fromCharCode(unit))
  })
}
