import type { Run } from '../../src/run/run.js'
import { silent } from '../../src/scenario/verify/sum-up.js'
import type { Trial } from './trial.js'

type Outcome = Pick<Trial, 'failed' | 'errors' | 'inconclusive' | 'quiet' | 'telling' | 'exchanges'>

/** Operations whose answers surprised Assay, each once. */
export const surprisesOf = ({ surprises = [] }: Run): Trial['surprises'] =>
  distinct(
    surprises.map(({ interface: name, operation, dependsOn, scenario, because }) => ({
      interface: name,
      text: `${name}.${operation ?? dependsOn} (${scenario}: ${because})`,
    })),
  )

const distinct = (all: Trial['surprises']): Trial['surprises'] => [
  ...new Map(all.map((one) => [one.text, one])).values(),
]

/** What a run came to, as far as a trial is about it. */
export function outcomeOf(run: Run): Outcome {
  const of = (verdict: string): readonly string[] =>
    run.requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)
  return {
    failed: [...of('fail'), ...of('warn')],
    errors: of('error'),
    inconclusive: of('inconclusive'),
    quiet: run.findings
      .filter(({ because = '' }) => because.startsWith(silent.because))
      .map(({ interface: name, requirement, scenario }) => ({
        interface: name,
        text: `${requirement} (${scenario})`,
      })),
    telling: run.findings
      .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn' || verdict === 'error')
      .slice(0, 8)
      .map(
        ({ requirement, scenario, expected, actual, because, deviations = [] }) =>
          `${requirement} (${scenario}): ${because ?? `expected ${expected}, got ${actual}`}${deviations
            .slice(0, 3)
            .map((one) => `; ${one.operation}: ${one.expected}, got ${one.actual}`)
            .join('')}`,
      ),
    exchanges: run.exchanged.count,
  }
}
