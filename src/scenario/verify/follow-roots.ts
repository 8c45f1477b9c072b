import type { Contract } from '../../contract/contract.js'
import type { Declared } from './declaration.js'
import type { ObservationLog } from './observation-log.js'
import type { Conclusion } from '../../terms/verdict.js'
import type { Broken } from './held-until.js'
import { silent } from './sum-up.js'

interface Parts {
  readonly declares: readonly Declared[]
  readonly log: Pick<ObservationLog, 'of' | 'firstFailureOf'>
  readonly contract: Pick<Contract, 'requirement'>
  /** What the observations of a requirement come to by themselves. */
  readonly alone: (requirement: string) => Conclusion
}

/**
 * What each declared requirement comes to, given what it waits for.
 *
 * - Where a root failed in this scenario, it is inconclusive and names the root: one fault is one failure. Only what
 *   failed before the root did stands.
 * - Where a root could not be decided, it is inconclusive for the same reason, unless it failed on its own account.
 * - Where it was not reached though its roots hold as far as they were seen, it names the one that others decide.
 */
export function followRoots(parts: Parts): (requirement: string) => Conclusion {
  const { declares, log, contract, alone } = parts
  const known = new Map<string, Conclusion>()
  /** Roots that others decide, of which this scenario saw nothing. */
  const unseen = new Set<string>()
  const waitFor = (root: string, how: string, exchanges: readonly number[] = []): Broken => ({
    verdict: 'inconclusive',
    because: `It waits for ${root}, which ${how}: ${contract.requirement(root)?.text ?? ''}`.trim(),
    dependsOn: root,
    exchanges,
  })

  const judge = ({ requirement, after }: Declared): Conclusion => {
    const own = alone(requirement)
    const roots = after.map((id) => ({ id, ending: isOwn(id) ? follow(id) : undefined }))
    const failed = roots.find(({ id, ending }) =>
      ending === undefined ? log.firstFailureOf(id) !== undefined : ending.verdict === 'fail',
    )
    const first = log.firstFailureOf(requirement)
    if (failed !== undefined) {
      const isEarlier = first !== undefined && first < (log.firstFailureOf(failed.id) ?? 0)
      return isEarlier ? own : waitFor(failed.id, 'did not hold', own.exchanges)
    }
    const seen = log.of(requirement)
    const open = roots.flatMap(({ ending }) => ending ?? []).find(isOpen)
    const waiting = open && { ...open, exchanges: own.exchanges }
    // A root that hangs on one that was merely not seen to hold accounts for no failure, nor does one that hangs on it.
    const isConsequence =
      waiting?.dependsOn !== undefined &&
      waiting.dependsOn !== requirement &&
      !unseen.has(waiting.dependsOn)
    if (own.verdict === 'fail' && isConsequence) return waiting
    if (seen.some(({ verdict }) => verdict !== 'pass')) return own
    if (waiting !== undefined) return waiting
    if (own !== silent) return own
    const foreign = roots.find(({ ending }) => ending === undefined)
    if (foreign === undefined) return own
    unseen.add(foreign.id)
    return waitFor(foreign.id, 'was not seen to hold')
  }

  const isOwn = (id: string): boolean => declares.some(({ requirement }) => requirement === id)

  function follow(requirement: string): Conclusion {
    const one = declares.find((declared) => declared.requirement === requirement)
    const ending = known.get(requirement) ?? (one === undefined ? alone(requirement) : judge(one))
    known.set(requirement, ending)
    return ending
  }
  return follow
}

const isOpen = (ending: Conclusion): ending is Broken =>
  ending.verdict === 'inconclusive' || ending.verdict === 'error'
