import type { Exchange } from '../../exchange/exchange.js'
import type { Finding } from '../finding.js'
import type { Run } from '../run.js'

/** A run without its evidence, and all its exchanges. */
export interface RunPart {
  readonly run: Omit<Run, 'evidence'>
  readonly exchanges: readonly Exchange[]
}

/**
 * The same runs with exchanges that are numbered through, in the order of the runs: wherever a run names one, it keeps
 * meaning the same.
 */
export function renumber(parts: readonly RunPart[]): readonly RunPart[] {
  let before = 0
  return parts.map(({ run, exchanges }) => {
    const by = before
    before += exchanges.reduce((most, { number }) => Math.max(most, number), 0)
    return {
      run: {
        ...run,
        interfaces: run.interfaces.map((one) => ({
          ...one,
          exercised: one.exercised && {
            ...one.exercised,
            undescribed: one.exercised.undescribed.map((each) => ({
              ...each,
              exchange: each.exchange + by,
            })),
          },
        })),
        findings: run.findings.map((one) => shifted(one, by)),
        surprises: run.surprises?.map((one) => ({
          ...one,
          exchange: one.exchange === undefined ? undefined : one.exchange + by,
        })),
      },
      exchanges: exchanges.map((one) => ({ ...one, number: one.number + by })),
    }
  })
}

function shifted(finding: Finding, by: number): Finding {
  const exchanges = finding.exchanges.map((number) => number + by)
  if (finding.verdict !== 'fail' && finding.verdict !== 'warn') return { ...finding, exchanges }
  const sequence = finding.sequence?.map((step) => ({ ...step, exchange: step.exchange + by }))
  return { ...finding, exchanges, sequence }
}
