import { isDeepStrictEqual } from 'node:util'
import type { Behaviour } from '../../src/reference/behaviour.js'
import { honestBehaviour } from '../../src/reference/honest-behaviour.js'
import type { Variation } from '../variation.js'
import type { Decision, Footprint } from './footprint.js'

/** A decision that a variation takes in place of the honest one. */
interface Replaced {
  readonly name: string
  readonly decide: unknown
  /** Whether it may go by what was before: then one answer shows nothing. */
  readonly remembers: boolean
}

/** As `(before) => ({ … })` does: it puts decisions together, and has no place to remember anything. */
const onlyPuts = /^(\([^)]*\)|\w+)\s*=>\s*\(\{/

/** What would happen later is no answer. */
const noTimer = (): (() => void) => () => undefined

export function decisionsOf({ behaviour = {} }: Variation): readonly Replaced[] {
  if (typeof behaviour !== 'function') return replaced(behaviour, false)
  return replaced(
    behaviour(honestBehaviour, noTimer),
    behaviour.remembers ?? !onlyPuts.test(String(behaviour)),
  )
}

const replaced = (decisions: Partial<Behaviour>, remembers: boolean): readonly Replaced[] =>
  Object.entries(decisions).map(([name, decide]) => ({ name, decide, remembers }))

/** Whether a bank that decides so would have decided otherwise for a scenario. */
export const decidesOtherwise = (
  replaced: readonly Replaced[],
  { decisions }: Footprint,
): boolean =>
  replaced.some((one) =>
    (decisions.get(one.name) ?? []).some((taken) => one.remembers || isOther(one, taken)),
  )

/** What answers with nothing, or with something that acts, shows nothing by its answer. */
const tells = (answer: unknown): boolean =>
  answer !== undefined &&
  typeof answer !== 'function' &&
  !(answer instanceof Promise) &&
  !hasFunctions(answer)

const hasFunctions = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((one) => typeof one === 'function')

function isOther({ name, decide }: Replaced, { given, answer }: Decision): boolean {
  if (typeof decide !== 'function' || !(name in honestBehaviour) || !tells(answer)) return true
  try {
    return !isDeepStrictEqual(Reflect.apply(decide, undefined, given), answer)
  } catch {
    return true
  }
}
