import type { Contract } from '../contract/contract.js'
import type { ExerciseLog } from './exercise-log.js'
import type { Finding } from './finding.js'
import type { Plan } from './plan-run.js'
import { statusesInFront, statusesOfNothing } from './statuses-of-nothing.js'

/** Interfaces that a target seems not to have: those that may be missing, of which nothing was found that is there. */
export const absentInterfaces = (
  { interfaces }: Contract,
  { mayBeAbsent = [] }: Plan,
  exercise: ExerciseLog,
): readonly string[] =>
  interfaces
    .filter(({ name }) => mayBeAbsent.includes(name))
    .filter(({ name, operations }) => {
      const seen = operations.flatMap(({ id }) => [...(exercise.of(name, id)?.answered ?? [])])
      return seen.some(isOfNothing) && seen.every((one) => isOfNothing(one) || isInFront(one))
    })
    .map(({ name }) => name)

const isOfNothing = (status: number): boolean => statusesOfNothing.includes(status)
const isInFront = (status: number): boolean => statusesInFront.includes(status)

const absence = 'The target seems not to have this interface: no request to it found anything.'

/** Whether a finding says that its interface is not there. */
export const tellsAbsence = (finding: Finding): boolean =>
  finding.verdict === 'inconclusive' && finding.because === absence

/** What is said of an interface that is not there, in the place of what was found. */
export const asAbsent = (absent: readonly string[], findings: readonly Finding[]) => {
  const tested = findings.filter(({ verdict }) => verdict !== 'none')
  const all = [...new Set(tested.map((one) => one.interface))].toSorted()
  const there = all.filter((name) => !absent.includes(name))
  return (finding: Finding): Finding => {
    if (!absent.includes(finding.interface) || finding.verdict === 'none') return finding
    const { requirement, level, clause, operation, scenario } = finding
    return {
      requirement,
      level,
      clause,
      interface: finding.interface,
      operation,
      scenario,
      verdict: 'inconclusive',
      because: absence,
      remedy: `say which ones it has: claims: { interfaces: [${there.join(', ')}] }`,
      exchanges: finding.exchanges.slice(0, 1),
    }
  }
}
