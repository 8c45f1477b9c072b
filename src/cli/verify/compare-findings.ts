import type { Finding } from '../../run/finding.js'
import type { Run } from '../../run/run.js'
import type { StoredRun } from '../last-run/parse-run.js'
import type { Difference } from './difference.js'

/** Compares what was found against the target: which judge saw it, and what it was. */
export function compareFindings(run: StoredRun, again: Run): readonly Difference[] {
  const [then, now] = [contraryOf(run.findings), contraryOf(again.findings)]
  const open = new Set(
    again.findings
      .filter(({ verdict }) => verdict === 'inconclusive' || verdict === 'error')
      .map(judgeOf),
  )
  return [
    ...[...now].flatMap(([key, { requirement, scenario }]) =>
      then.has(key)
        ? []
        : [{ requirement, text: `A finding of ${scenario} is missing from the run.` }],
    ),
    ...[...then].flatMap(([key, one]) =>
      now.has(key) || open.has(judgeOf(one))
        ? []
        : [
            {
              requirement: one.requirement,
              text: `The run has a finding of ${one.scenario} that the recording does not give.`,
            },
          ],
    ),
  ]
}

const judgeOf = ({ requirement, scenario }: Finding): string => `${requirement} ${scenario}`

function contraryOf(findings: readonly Finding[]): ReadonlyMap<string, Finding> {
  const contrary = findings.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  return new Map(contrary.map((one) => [`${judgeOf(one)} ${one.verdict}`, one]))
}
