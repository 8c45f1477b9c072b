import type { Told, Trial } from '../trial/trial.js'

/** A defect as it is declared. */
export interface Planted {
  readonly name: string
  readonly breaks: readonly string[]
}

/** Something that is not as it should be. */
export interface Complaint {
  /** Of what was broken or blamed; empty where it is of none. */
  readonly interface: string
  /** What survives comes first in what is told. */
  readonly kind: 'survivor' | 'uncovered' | 'blame' | 'error'
  /** A sentence. */
  readonly text: string
}

/** A requirement that a test can decide. */
interface Testable {
  readonly id: string
  readonly interface: string
}

export interface KillMatrix {
  /** For each testable requirement, the defects that it killed. */
  readonly kills: readonly (Testable & { readonly defects: readonly string[] })[]
  readonly complaints: readonly Complaint[]
}

/**
 * Compares what trials came to with what they should have come to.
 *
 * @param testable empty to leave coverage out
 * @param homeOf the interface of a requirement
 */
export function killMatrix(
  trials: readonly Trial[],
  planted: readonly Planted[],
  testable: readonly Testable[],
  homeOf: (id: string) => string,
): KillMatrix {
  const kills = testable.map((one) => ({ ...one, defects: [] as string[] }))
  const rows = new Map(kills.map((one) => [one.id, one]))
  const complaints: Complaint[] = []
  for (const trial of trials) {
    const breaks = planted.find(({ name }) => name === trial.name)?.breaks ?? []
    for (const id of trial.failed) if (breaks.includes(id)) rows.get(id)?.defects.push(trial.name)
    complaints.push(...complaintsAbout(trial, breaks, homeOf))
  }
  for (const { id, interface: name, defects } of kills)
    if (defects.length === 0)
      complaints.push({
        interface: name,
        kind: 'uncovered',
        text: `${id} has no defect that makes it fail`,
      })
  return { kills, complaints }
}

function complaintsAbout(
  trial: Trial,
  breaks: readonly string[],
  homeOf: (id: string) => string,
): readonly Complaint[] {
  const { name, kind, failed, errors, surprises, quiet, telling } = trial
  const because = telling.map((one) => `\n      ${one}`).join('')
  const missed = breaks.filter((id) => !failed.includes(id))
  const wrong = failed.filter((id) => !breaks.includes(id))
  const survives = missed.length === breaks.length ? 'survives' : 'is not reported by'
  const who = kind === 'honest' ? 'the honest target' : `${kind} ${name}`
  const about = (ids: readonly string[]): readonly Told[] =>
    ids.map((id) => ({ interface: homeOf(id), text: id }))
  return [
    ...complain('survivor', about(missed), `${who} ${survives}`, because),
    ...complain('blame', about(wrong), `${who} is blamed on`, because),
    ...complain('error', about(errors), `${who} ends in an error for`, because),
    ...complain('error', quiet, `${who} ends without a reason for`),
    ...complain('blame', surprises, `${who} surprises Assay with`),
  ]
}

/** One complaint about all of them, under the interface of the first; none where there is nothing. */
function complain(
  kind: Complaint['kind'],
  all: readonly Told[],
  text: string,
  because = '',
): readonly Complaint[] {
  const [first] = all
  if (first === undefined) return []
  const names = all.map((one) => one.text).join(', ')
  return [{ interface: first.interface, kind, text: `${text} ${names}${because}` }]
}
