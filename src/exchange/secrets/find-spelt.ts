import { unitAt } from '../../bounds/unit-at.js'
import type { Effort } from './effort.js'
import type { PlainMatches } from './find-plain.js'
import type { Hit } from './hit.js'
import { backslash, type Needle } from './needle.js'
import { hashed, type Needles } from './needles.js'
import { ellipsis } from './escape-starts.js'
import { rawByte, type Readings } from './readings.js'

/** So much of a secret is one, where a text was cut in the middle of it. */
const tellingPart = 12

/** Needles that may go on at one offset, three numbers each: which, how far, where it began. */
type States = number[]

interface Bounds {
  readonly effort: Effort
  /** The text may have been cut at its end: what begins there counts. */
  readonly cutAtEnd: boolean
}

/**
 * Finds secrets any characters of which are spelt in another way. All ways to read the text are followed
 * at once, so an escape that happens to stand before a secret, or half inside of it, hides nothing.
 *
 * @returns undefined when it would take too long
 */
export function findSpelt(
  text: string,
  seen: Readings & Pick<PlainMatches, 'beginnings'>,
  needles: Needles,
  { effort, cutAtEnd }: Bounds,
): readonly Hit[] | undefined {
  const { places, from, to, pool, beginnings } = seen
  const { all, byFirst, begins, longest, hasBackslash } = needles
  const hits: Hit[] = []
  /** Where escapes lead further ahead than to the next character. */
  const later = new Map<number, States>()
  let states: States = []
  let spare: States = []

  const go = (number: number, reached: number, start: number, unit: number, next: number) => {
    effort.left -= 1
    const needle = all[number]
    const further = needle === undefined ? -1 : step(needle, reached, unit)
    if (needle === undefined || further < 0) return
    if (further === needle.units.length) hits.push({ start, end: next, needle })
    else enter(next, number, further, start)
  }

  let now = 0
  const enter = (at: number, number: number, reached: number, start: number): void => {
    let into = at === now + 1 ? spare : later.get(at)
    if (into === undefined) later.set(at, (into = []))
    add(into, number, reached, start)
  }

  const read = (unit: number, next: number): void => {
    for (let one = 0; one < states.length; one += 3)
      go(states[one] ?? 0, states[one + 1] ?? 0, states[one + 2] ?? 0, unit, next)
    const first = unit < 0x10000 ? unit : highOf(unit)
    if (begins[first] === 0) return
    for (const number of byFirst.get(first) ?? []) go(number, 0, now, unit, next)
  }

  const partsEnd = (): void => {
    for (let one = 0; one < states.length; one += 3) {
      const needle = all[states[one] ?? 0]
      if (needle && (states[one + 1] ?? 0) >= tellingPart)
        hits.push({ start: states[one + 2] ?? 0, end: now, needle })
    }
  }

  /** Whether a secret may go on here in another way than as it stands. */
  const tells = (place: number): boolean => {
    if ((from[place] ?? 0) < (to[place] ?? 0)) return true
    const at = places[place] ?? 0
    const unit = unitAt(text, at)
    return (
      unit === ellipsis ||
      (hasBackslash && unit === backslash && unitAt(text, at + 1) === backslash)
    )
  }

  let [place, telling, beginning] = [0, 0, 0]
  /** The next offset from which a secret may reach a place that tells. */
  const nextStart = (at: number): number => {
    while (telling < places.length && ((places[telling] ?? 0) < at || !tells(telling))) telling++
    const end = places[telling] ?? (cutAtEnd ? text.length : Infinity)
    const earliest = Math.max(at, end - longest)
    while ((beginnings[beginning] ?? Infinity) < earliest) beginning++
    let start = Math.min(beginnings[beginning] ?? Infinity, Math.max(earliest, end - hashed + 1))
    while (start < end && start < text.length && begins[unitAt(text, start)] === 0) start++
    return start
  }

  for (; effort.left > 0; now++) {
    if (states.length === 0 && later.size === 0) now = nextStart(now)
    if (now >= text.length) break
    while ((places[place] ?? Infinity) < now) place++
    const unit = unitAt(text, now)
    if (places[place] === now) {
      if (unit === ellipsis) partsEnd()
      for (let one = from[place] ?? 0; one < (to[place] ?? 0); one += 2) {
        const character = pool[one] ?? 0
        if (character < rawByte) read(character, pool[one + 1] ?? 0)
      }
    }
    read(unit, now + 1)
    const used = states
    states = spare
    spare = used
    spare.length = 0
    if (later.size === 0) continue
    const arrived = later.get(now + 1)
    if (arrived === undefined) continue
    later.delete(now + 1)
    merge(states, arrived)
  }
  if (cutAtEnd && now === text.length) partsEnd()
  return effort.left > 0 ? hits : undefined
}

/** What began earlier stands for what began later: more is replaced. */
function add(into: States, number: number, reached: number, start: number): void {
  for (let one = 0; one < into.length; one += 3)
    if (into[one] === number && into[one + 1] === reached) {
      into[one + 2] = Math.min(into[one + 2] ?? start, start)
      return
    }
  into.push(number, reached, start)
}

function merge(into: States, others: States): void {
  for (let one = 0; one < others.length; one += 3)
    add(into, others[one] ?? 0, others[one + 1] ?? 0, others[one + 2] ?? 0)
}

/** How far a needle has come after another character; -1 when it is none of it. */
function step({ units }: Needle, reached: number, unit: number): number {
  if (unit >= 0x10000)
    return units[reached] === highOf(unit) && units[reached + 1] === lowOf(unit) ? reached + 2 : -1
  if (units[reached] === unit) return reached + 1
  return unit === backslash && reached > 0 && units[reached - 1] === backslash ? reached : -1
}

const highOf = (point: number): number => 0xd800 + ((point - 0x10000) >> 10)
const lowOf = (point: number): number => 0xdc00 + ((point - 0x10000) & 0x3ff)
