import type { Surprise } from '../scenario/surprise.js'
import type { Finding } from './finding.js'
import { heldAgainst } from './held-against.js'

interface Judged {
  readonly findings: readonly Finding[]
  readonly surprises: readonly Surprise[]
}

/**
 * What plain requests of a model contradict, and nothing else failed for, fails the requirement that the model is to
 * decide: what was seen does not stay undecided. The others of its scenario wait for that one. Where the run leaves that
 * requirement out, it stays a surprise.
 */
export function failContradicted({ findings, surprises }: Judged): Judged {
  const contradicted = new Map(
    surprises.flatMap(({ scenario, contradicts }) =>
      contradicts === undefined ? [] : [[scenario, contradicts] as const],
    ),
  )
  const failing = (one: Finding): Finding => {
    const seen = contradicted.get(one.scenario ?? '')
    if (seen === undefined || one.verdict !== 'inconclusive') return one
    const { because: _, remedy: __, dependsOn, pointer: ___, exchanges: ____, ...subject } = one
    if (one.requirement === seen.requirement)
      return { ...subject, ...heldAgainst(one, seen.failure) }
    return { ...one, remedy: undefined, dependsOn: dependsOn ?? seen.requirement }
  }
  const failed = contradicted.size === 0 ? findings : findings.map(failing)
  const isTold = ({ scenario, contradicts }: Surprise): boolean =>
    failed.some(
      (one) =>
        one.scenario === scenario &&
        one.requirement === contradicts?.requirement &&
        (one.verdict === 'fail' || one.verdict === 'warn'),
    )
  return {
    findings: failed,
    surprises: surprises
      .filter((one) => !isTold(one))
      .map(({ contradicts: _, ...surprise }) => surprise),
  }
}
