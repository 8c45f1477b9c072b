import type { Repeat } from '../../run/plan-run.js'
import type { VerdictWord } from '../../terms/verdict.js'
import { readLastExchanges } from './read-last-exchanges.js'
import type { LastRun } from './read-last-run.js'

/** What a verdict leaves to be done again. */
const isLeft = (verdict: VerdictWord): boolean =>
  verdict === 'fail' || verdict === 'warn' || verdict === 'inconclusive' || verdict === 'error'

/** Requirements of the last run that failed, could not be decided or ended in an error. */
export const leftOf = ({ run }: LastRun): LastRun['run']['requirements'] =>
  run.requirements.filter(({ verdict }) => isLeft(verdict))

/**
 * What has to be performed again to judge requirements of the last run anew: all that verifies them, and for what
 * rules saw, the scenarios that had sent it.
 */
export async function whatToRepeat(
  last: LastRun,
  requirements: LastRun['run']['requirements'],
): Promise<Repeat> {
  const passed = new Set(requirements.filter((one) => !isLeft(one.verdict)).map(({ id }) => id))
  const ids = new Set(requirements.map(({ id }) => id))
  const findings = last.run.findings.filter(
    (one) => ids.has(one.requirement) && (isLeft(one.verdict) || passed.has(one.requirement)),
  )
  const rules = new Set(last.run.judges.filter(({ kind }) => kind === 'rule').map(({ id }) => id))
  const ruled = findings.filter(({ scenario = '' }) => rules.has(scenario))
  const cited = new Set(ruled.flatMap(({ exchanges }) => exchanges))
  const senders = (await readLastExchanges(last, cited)).map(({ scenario }) => scenario)
  const judges = findings.filter((one) => !ruled.includes(one)).map(({ scenario }) => scenario)
  // What no scenario sent, and what nothing showed, a plain request may show.
  const asked = ruled.flatMap(({ requirement, interface: name }) =>
    (requirements.find(({ id }) => id === requirement)?.operations ?? []).map((operation) => ({
      interface: name,
      operation,
    })),
  )
  return { requirements: ids, scenarios: new Set([...senders, ...judges].map(String)), asked }
}
