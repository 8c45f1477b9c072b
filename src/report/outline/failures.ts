import type { Finding, Judge, Seen } from '../../run/finding.js'
import type { Run } from '../../run/run.js'
import { formatCount } from '../format-count.js'
import type { Fail, Warn } from '../../terms/verdict.js'
import { commandFor } from '../command-for.js'
import { groupBy } from '../group-by.js'
import { isContrary } from './is-contrary.js'
import type { ReportedFailure } from './reported-failure.js'

function elsewhere(finding: Finding<Fail | Warn>): readonly string[] {
  // The exchanges of a sequence are listed with it.
  const [, ...others] = finding.sequence === undefined ? finding.exchanges : []
  const more = (finding.occurrences ?? 0) - finding.exchanges.length
  const listed = others.length > 0 ? [`exchange ${others.join(', ')}`] : []
  const counted = more > 0 ? [`${formatCount(more)} more`] : []
  const places = [...listed, ...counted]
  const often = finding.seen === undefined ? [] : [howOften(finding.seen)]
  return [...often, ...(places.length > 0 ? [`also in ${places.join(' and ')}`] : [])]
}

const howOften = ({ times, of, among }: Seen): string =>
  `seen in ${formatCount(times)} of ${formatCount(of)} ${among}`

function otherJudge(finding: Finding, judges: ReadonlyMap<string, Judge>): string {
  const judge = judges.get(finding.scenario ?? '')
  const [number] = finding.exchanges
  const where = number === undefined ? '' : `, exchange ${number}`
  return `also found by “${judge?.title ?? finding.scenario ?? 'another judge'}”${where}`
}

/**
 * The failed requirements, or those that are warned of, in the order of the documents: one entry each, however many
 * judges saw it, because one fault is one failure.
 */
export function failures(run: Run, verdict: 'fail' | 'warn' = 'fail'): readonly ReportedFailure[] {
  const judges = new Map(run.judges.map((judge) => [judge.id, judge]))
  const evidence = new Map(run.evidence.map((exchange) => [exchange.number, exchange]))
  const failed = groupBy(run.findings.filter(isContrary), ({ requirement }) => requirement)
  return run.requirements
    .filter(isContrary)
    .filter((requirement) => requirement.verdict === verdict)
    .flatMap((requirement) => {
      const [finding, ...others] = failed.get(requirement.id) ?? []
      if (!finding) return []
      const exchange = evidence.get(finding.exchanges[0] ?? Number.NaN)
      const also = [...elsewhere(finding), ...others.map((each) => otherJudge(each, judges))]
      const command = commandFor(finding, evidence, run.secrets)
      return [{ requirement, finding, also, exchange, command }]
    })
}
