import type { Conclusion } from '../../terms/verdict.js'
import { type Broken, heldUntil } from './held-until.js'
import type { ObservationLog } from './observation-log.js'

/** Exchanges that are listed for one requirement. */
const evidenceKept = 8

/** Of a requirement that nothing was seen of: a story that comes to this says too little. */
export const silent = {
  verdict: 'inconclusive',
  because: 'The scenario ended without deciding it and gave no reason.',
  exchanges: [],
} as const satisfies Broken

/**
 * What the observations of a requirement come to. Fail weighs most; then what was left inconclusive; a pass needs an
 * observation and nothing against it.
 *
 * @param broken how the scenario broke off, if it did
 * @param sole whether the scenario is about this requirement alone: if it breaks off, it was not done with it
 */
export function sumUp(
  log: Pick<ObservationLog, 'of'>,
  requirement: string,
  broken: Broken | undefined,
  sole: boolean,
): Conclusion {
  const observed = log.of(requirement)
  const telling =
    observed.find((one) => one.verdict === 'fail') ??
    observed.find((one) => one.verdict === 'inconclusive')
  if (telling !== undefined) return telling
  const [passed] = observed
  if (passed === undefined) return broken ?? silent
  if (sole && broken !== undefined) return heldUntil(broken)
  const exchanges = [...new Set(observed.flatMap((one) => one.exchanges))]
  return { ...passed, exchanges: exchanges.slice(0, evidenceKept) }
}
