import { isDeepStrictEqual } from 'node:util'
import type { Span } from '../../memory/span.js'
import type { Told } from '../../remarks-of.js'
import type { AnsweredExchange } from '../../rule.js'

/** What an answer told of a transaction. */
export interface Sight {
  readonly span: Span
  readonly operation: AnsweredExchange['operation']
  /** Milliseconds that what others change takes to be seen everywhere. */
  readonly settleTime: number
  readonly isUnmasked: boolean
  /** How many sides of its check it links to. */
  readonly sides: number
  readonly facts: Readonly<Record<string, unknown>>
  /** What it has that does not come and go. */
  readonly lasting: readonly string[]
}

/** What one answer about a transaction tells otherwise than others did before and afterwards. */
export function toldOtherwise(one: Sight, all: readonly Sight[]): readonly Told[] {
  const masked = one.isUnmasked ? all.filter(({ isUnmasked }) => !isUnmasked) : []
  return [...toldSides(one, all), ...toldValue(one, masked), ...lostMember(one, masked)]
}

function toldSides(one: Sight, all: readonly Sight[]): readonly Told[] {
  const due = agreedAround(one, all, ({ sides }) => sides)
  if ((due !== 0 && due !== 2) || due === one.sides) return []
  const about = due === 2 ? 'two-images' : 'no-images'
  const expected = `${due} sides of a check, as before and afterwards`
  return [{ about, expected, actual: String(one.sides), pointer: '/_links' }]
}

function toldValue(one: Sight, masked: readonly Sight[]): readonly Told[] {
  const told = Object.entries(one.facts).map(([at, own]) => {
    const due = agreedAround(one, masked, ({ facts }) => facts[at])
    return {
      at,
      due,
      isWrong: due !== undefined && own !== undefined && !isDeepStrictEqual(due, own),
    }
  })
  const wrong = told.find(({ isWrong }) => isWrong)
  if (wrong === undefined) return []
  const { at, due } = wrong
  const [expected = '', actual = ''] = [due, one.facts[at]].map((value) => JSON.stringify(value))
  return [{ about: 'same-otherwise', expected, actual, pointer: at }]
}

/** The full number is added: what was there besides, and is there again, does not make way for it. */
function lostMember(one: Sight, masked: readonly Sight[]): readonly Told[] {
  const known = new Set(masked.flatMap(({ lasting }) => lasting))
  const lost = [...known].find(
    (at) =>
      !one.lasting.includes(at) &&
      agreedAround(one, masked, ({ lasting }) => lasting.includes(at)) === true,
  )
  if (lost === undefined) return []
  const expected = `a transaction with ${lost}, as without the full number`
  return [{ about: 'same-otherwise', expected, actual: 'none', pointer: lost }]
}

/**
 * What was told last before an answer and first afterwards, where both told the same. Where something else was told at
 * last than at first, nodes that follow one another show both for a while, and the settle time lies in between.
 */
function agreedAround<Value>(
  { span, settleTime }: Sight,
  all: readonly Sight[],
  tell: (sight: Sight) => Value,
): Value | undefined {
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const time = isDeepStrictEqual(tell(first), tell(last)) ? 0 : settleTime
  const isBefore = (one: Span, other: Span): boolean =>
    one.number <= other.since && (time === 0 || one.to + time <= other.from)
  const earlier = all.findLast((sight) => isBefore(sight.span, span))
  const later = all.find((sight) => isBefore(span, sight.span))
  if (earlier === undefined || later === undefined) return undefined
  const [due, again] = [tell(earlier), tell(later)]
  return isDeepStrictEqual(due, again) ? due : undefined
}
