import { characterEntities } from 'character-entities'
import type { Effort } from './effort.js'
import { backslash } from './needle.js'
import type { Needles } from './needles.js'
import { cut } from './openers.js'

/**
 * In what other ways a text can be read than as it stands: at each place where an escape may begin, the
 * characters that it may stand for and where the next one begins, whatever was escaped inside of what.
 */
export interface Readings {
  /** Offsets of the places, ascending. */
  readonly places: readonly number[]
  /** Of each place: where its readings begin and end in `pool`. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Pairs of a character (UTF-16 unit or code point, or a `rawByte`) and the offset after it. */
  readonly pool: readonly number[]
}

/** Marks a byte of UTF-8 that is not a character by itself. */
export const rawByte = 0x200000

/** Readings of one place; more are a maze that was built on purpose. */
const most = 24
const longestName = 32
const mostDigits = 40

const code = (character: string): number => character.charCodeAt(0)
const [percent, ampersand, tilde, plus] = [code('%'), code('&'), code('~'), code('+')]
const [hash, semicolon, zero, brace] = [code('#'), code(';'), code('0'), code('{')]

/** What follows a backslash in JSON, and in what is like it. */
const afterBackslash: ReadonlyMap<number, number> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(([letter, character]) => [
    code(letter),
    code(character),
  ]),
)

/** Named references of HTML: `quot`, `sol`. */
const references: ReadonlyMap<string, number> = new Map(
  Object.entries(characterEntities).map(([name, character]) => [
    name,
    character.codePointAt(0) ?? 0,
  ]),
)

/** References that HTML reads without a semicolon as well. */
const legacy = new Set(['amp', 'lt', 'gt', 'quot', 'AMP', 'LT', 'GT', 'QUOT'])

interface NumberForm {
  readonly base: 10 | 16
  /** Closing character. */
  readonly close: number
  /** It may do without. */
  readonly open: boolean
}

const decimal: NumberForm = { base: 10, close: semicolon, open: true }
const braced: NumberForm = { base: 16, close: code('}'), open: false }

const isX = (unit: number): boolean => (unit | 0x20) === code('x')
const isU = (unit: number): boolean => (unit | 0x20) === code('u')
const isBrace = (unit: number): boolean => unit === brace

type Take = (value: number, next: number) => void

/**
 * Reads a text from its end to its beginning, so that what an escape is made of has been read before it:
 * no recursion grows with the text, and it takes time in proportion to it.
 *
 * @param places where an escape may begin, ascending
 * @returns undefined when it is a maze: more than a bounded number of readings, or too much work
 */
export function readingsOf(
  text: string,
  places: readonly number[],
  { openers, matters }: Pick<Needles, 'openers' | 'matters'>,
  effort: Effort,
): Readings | undefined {
  const pool: number[] = []
  const from = new Int32Array(places.length)
  const to = new Int32Array(places.length)
  /** Backslashes that follow one another: passed over, and no reading by themselves. */
  let passed: number[] = []
  let index = places.length - 1
  let base = 0
  let maze = false
  /** The place before has the readings of the one that follows it. */
  let shared = false

  const share = (): void => {
    from[index] = from[index + 1] ?? 0
    to[index] = to[index + 1] ?? 0
  }

  const add: Take = (unit, next) => {
    if (unit < 0x10000 && matters[unit] === 0) return
    for (let at = base; at < pool.length; at += 2)
      if (pool[at] === unit && pool[at + 1] === next) return
    pool.push(unit, next)
    if (pool.length - base > 2 * most) maze = true
  }

  const placeAt = (at: number): number => {
    if (!openers[text.charCodeAt(at)]) return -1
    let found = index + 1
    while ((places[found] ?? Infinity) < at) found++
    return places[found] === at ? found : -1
  }

  /** Calls back with each character that can be read at an offset. */
  const each = (at: number, take: Take): void => {
    if ((effort.left -= 1) < 0) maze = true
    if (maze || at >= text.length) return
    take(text.charCodeAt(at), at + 1)
    const place = placeAt(at)
    if (place < 0) return
    const end = to[place] ?? 0
    for (let one = from[place] ?? 0; one < end; one += 2) take(pool[one] ?? 0, pool[one + 1] ?? 0)
  }

  const hex = (begin: number, digits: number, before: number, take: Take): void => {
    let [at, left, value] = [begin, digits, before]
    // Most digits stand for themselves.
    for (; left > 0 && !openers[text.charCodeAt(at)]; at++, left--) {
      const digit = digitOf(text.charCodeAt(at), 16)
      if (!(digit >= 0)) return
      value = value * 16 + digit
    }
    if (left === 0) take(value, at)
    else
      each(at, (unit, next) => {
        const digit = digitOf(unit, 16)
        if (digit >= 0) hex(next, left - 1, value * 16 + digit, take)
      })
  }

  /** Calls back with what follows each character of a kind that can be read at an offset. */
  const after = (at: number, wanted: (unit: number) => boolean, take: (next: number) => void) => {
    const unit = text.charCodeAt(at)
    if (openers[unit]) each(at, (one, next) => wanted(one) && take(next))
    else if (wanted(unit)) take(at + 1)
  }

  /** A number of any length, up to its closing character. */
  const number = (
    at: number,
    form: NumberForm,
    [value, digits]: readonly [number, number],
    take: Take,
  ): void => {
    const { base, close, open } = form
    let goesOn = false
    each(at, (unit, next) => {
      const digit = digitOf(unit, base)
      if (unit === close && digits > 0) take(value, next)
      if (digit < 0) return
      goesOn = true
      if (digits > mostDigits) maze = true
      else number(next, form, [Math.min(value * base + digit, 0x110000), digits + 1], take)
    })
    if (open && !goesOn && digits > 0) take(value, at)
  }

  const addPoint: Take = (value, next) => {
    if (value < 0x110000) add(value, next)
  }

  const addByte: Take = (value, next) => {
    add(value, next)
    if (value >= 0x80) add(rawByte | value, next)
  }

  const name = (at: number, letters: string): void =>
    each(at, (unit, next) => {
      if (unit === semicolon || legacy.has(letters)) {
        const point = references.get(letters)
        if (point !== undefined) add(point, unit === semicolon ? next : at)
      }
      if (unit < 0x80 && letters.length < longestName && isNamePart(unit))
        name(next, letters + String.fromCharCode(unit))
    })

  const reference = (at: number): void =>
    each(at, (unit, next) => {
      if (unit === hash) {
        number(next, decimal, [0, 0], addPoint)
        after(next, isX, (then) => number(then, { ...decimal, base: 16 }, [0, 0], addPoint))
      } else if (unit < 0x80 && isNamePart(unit)) name(next, String.fromCharCode(unit))
    })

  const escaped = (at: number): void =>
    each(at, (unit, next) => {
      const control = afterBackslash.get(unit)
      if (control !== undefined) add(control, next)
      else if (unit === backslash) {
        // One that stands here has been read: what may follow it may follow here as well.
        if (next > at + 1) passed.push(next)
        else copy(placeAt(at))
      } else if (unit === code('u')) {
        hex(next, 4, 0, add)
        after(next, isBrace, (then) => number(then, braced, [0, 0], addPoint))
      } else if (isMark(unit)) add(unit, next)
    })

  const copy = (place: number): void => {
    const end = to[place] ?? 0
    for (let one = from[place] ?? 0; one < end; one += 2) add(pool[one] ?? 0, pool[one + 1] ?? 0)
  }

  /** The rest of a character of UTF-8. */
  const following = (at: number, left: number, value: number): void =>
    each(at, (unit, next) => {
      const byte = unit & ~rawByte
      if (byte < 0x80 || byte > 0xbf) return
      const point = value * 64 + (byte & 0x3f)
      if (left > 1) following(next, left - 1, point)
      else addPoint(point, next)
    })

  /** Whether what stands at an offset can be read in one way only. */
  const isPlain = (at: number): boolean => {
    const place = placeAt(at)
    return place < 0 || from[place] === to[place]
  }

  /** The usual escape, of characters that stand for themselves; false for any other. */
  const expandPlain = (unit: number, next: number): boolean => {
    const first = text.charCodeAt(next)
    if (first === backslash || !isPlain(next)) return false
    if (unit === backslash) {
      if (first === code('u')) return false
      const control = afterBackslash.get(first)
      if (control !== undefined) add(control, next + 1)
      else if (isMark(first)) add(first, next + 1)
      return true
    }
    if (unit === percent) {
      if (isU(first) || !isPlain(next + 1)) return false
      const high = digitOf(first, 16)
      const low = digitOf(text.charCodeAt(next + 1), 16)
      if (high >= 0 && low >= 0) addByte(high * 16 + low, next + 2)
      return true
    }
    if (unit === tilde) {
      if (first === zero) add(tilde, next + 1)
      else if (first === zero + 1) add(code('/'), next + 1)
      return true
    }
    // No reference begins with anything else.
    return unit === ampersand && first !== hash && !isNamePart(first)
  }

  const expand: Take = (unit, next) => {
    if (expandPlain(unit, next)) return
    if (unit === backslash) escaped(next)
    else if (unit === percent) {
      hex(next, 2, 0, addByte)
      after(next, isU, (then) => hex(then, 4, 0, add))
    } else if (unit === ampersand) reference(next)
    else if (unit === tilde)
      each(next, (digit, after) => {
        if (digit === zero) add(tilde, after)
        else if (digit === zero + 1) add(code('/'), after)
      })
    else if (unit === plus) {
      if (openers[plus]) add(0x20, next)
    } else if (unit >= (rawByte | 0xc2) && unit <= (rawByte | 0xf4)) {
      const byte = unit & 0xff
      const left = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
      following(next, left, byte & (0x3f >> left))
    } else if (unit >= 0xd800 && unit <= 0xdbff)
      each(next, (low, after) => {
        if (low >= 0xdc00 && low <= 0xdfff)
          add(0x10000 + ((unit - 0xd800) << 10) + low - 0xdc00, after)
      })
  }

  for (; index >= 0; index--) {
    if (maze) return undefined
    const at = places[index] ?? 0
    const unit = text.charCodeAt(at)
    base = pool.length
    from[index] = base
    to[index] = base
    if (openers[unit] === cut) continue
    const inRun = unit === backslash && text.charCodeAt(at + 1) === backslash
    if (inRun && shared) {
      share()
      continue
    }
    passed = []
    expand(unit < 0x80 ? unit : rawByte | unit, at + 1)
    let done = base
    for (let over = 0; done < pool.length || over < passed.length;) {
      if (maze || passed.length > most) return undefined
      if (over < passed.length) escaped(passed[over++] ?? 0)
      else {
        expand(pool[done] ?? 0, pool[done + 1] ?? 0)
        done += 2
      }
    }
    to[index] = pool.length
    // What may follow one of many backslashes is soon the same for all of them.
    shared = inRun && pool.length - base === (to[index + 1] ?? 0) - (from[index + 1] ?? 0)
    if (!shared) continue
    pool.length = base
    share()
  }
  return maze ? undefined : { places, from, to, pool }
}

function digitOf(unit: number, base: number): number {
  if (unit >= zero && unit <= zero + 9) return unit - zero
  const letter = unit | 0x20
  return base === 16 && letter >= 0x61 && letter <= 0x66 && unit < 0x80 ? letter - 0x57 : -1
}

/** A backslash before it is idle; before what begins an escape of another kind, it is a character. */
const isMark = (unit: number): boolean =>
  unit > 0x20 &&
  unit < 0x7f &&
  !isNamePart(unit) &&
  unit !== percent &&
  unit !== ampersand &&
  unit !== tilde

const isNamePart = (unit: number): boolean =>
  (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a)
