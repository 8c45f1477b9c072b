import { isDeepStrictEqual } from 'node:util'
import { honestBehaviour } from '../../../reference/honest-behaviour.js'
import type { Variation } from '../../../reference/variation.js'
import type { Decision, Footprint } from './footprint.js'

/** Decisions that a variation takes in place of the honest ones, by name. */
export const decisionsOf = ({
  behaviour = {},
}: Variation): readonly (readonly [string, unknown])[] =>
  Object.entries(typeof behaviour === 'function' ? behaviour(honestBehaviour) : behaviour)

/** Whether a bank that decides so would have decided otherwise for a scenario. */
export const decidesOtherwise = (
  replaced: ReturnType<typeof decisionsOf>,
  { decisions }: Footprint,
): boolean =>
  replaced.some(([name, decide]) =>
    (decisions.get(name) ?? []).some((one) => isOther(name, decide, one)),
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

function isOther(name: string, decide: unknown, { given, answer }: Decision): boolean {
  if (typeof decide !== 'function' || !(name in honestBehaviour) || !tells(answer)) return true
  try {
    return !isDeepStrictEqual(Reflect.apply(decide, undefined, given), answer)
  } catch {
    return true
  }
}
