import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../../src/reference/behaviour.js'
import type { AlteredBehaviour } from '../variation.js'

type Decision = (...given: readonly unknown[]) => unknown
type Decisions = Readonly<Record<string, unknown>>

/**
 * Takes decisions otherwise when it is due. A decision that is no function is not taken each time: it stays otherwise.
 *
 * @param isDue called where deciding otherwise makes a difference, as far as can be told without doing anything twice
 */
export function decideInEveryNth(
  behaviour: Partial<Behaviour> | AlteredBehaviour,
  isDue: () => boolean,
): AlteredBehaviour {
  return (before, timer) => {
    const decisions = typeof behaviour === 'function' ? behaviour(before, timer) : behaviour
    return mix(before as unknown as Decisions, decisions as Decisions, isDue)
  }
}

/** Members of `other` in the place of those of `own` when it is due. */
function mix(own: Decisions, other: Decisions, isDue: () => boolean): Decisions {
  const mixed = Object.entries(other).map(([name, decide]) => {
    const before = own[name]
    if (!isDecision(decide) || !isDecision(before) || decide === before) return [name, decide]
    return [name, (...given: unknown[]) => choose(before, decide, given, isDue)]
  })
  return Object.fromEntries(mixed)
}

const isDecision = (value: unknown): value is Decision => typeof value === 'function'

function choose(
  before: Decision,
  decide: Decision,
  given: readonly unknown[],
  isDue: () => boolean,
): unknown {
  // What is given a store and more may write to it: it is not called twice to see whether it differs.
  if (given.some(isStore) && given.length > 1) return (isDue() ? decide : before)(...given)
  if (given.some(isDecision)) {
    const differs = doneBy(before, given) !== doneBy(decide, given)
    return (differs && isDue() ? decide : before)(...given)
  }
  const other = decide(...given)
  const own = before(...given)
  if (isStore(own) && isStore(other)) return withMethodsInEveryNth(own, other, isDue)
  return isDeepStrictEqual(own, other) || !isDue() ? own : other
}

/** How often a decision does at once what it is given to do, and whether it refuses. */
function doneBy(decide: Decision, given: readonly unknown[]): string {
  let times = 0
  const count = (): void => {
    times += 1
  }
  try {
    decide(...given.map((one) => (isDecision(one) ? count : one)))
    return `${times}`
  } catch {
    return `${times}, refused`
  }
}

const isStore = (value: unknown): value is Decisions =>
  typeof value === 'object' && value !== null && Object.values(value).some(isDecision)

/** Methods of stores that only look: they are called twice to see whether they differ. */
const looks = new Set(['format', 'formats', 'of', 'string', 'strings', 'waiting'])

/** A store is opened once, and each of its methods decides for itself. */
const withMethodsInEveryNth = (own: Decisions, other: Decisions, isDue: () => boolean): Decisions =>
  Object.fromEntries(
    Object.entries(other).map(([name, method]) => {
      const before = own[name]
      if (!isDecision(method) || !isDecision(before) || method === before) return [name, method]
      if (looks.has(name))
        return [name, (...given: unknown[]) => choose(before, method, given, isDue)]
      return [name, (...given: unknown[]) => (isDue() ? method(...given) : before(...given))]
    }),
  )
