import type { Trial } from '../trial/trial.js'

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

export interface KillMatrix {
  /** Testable requirement to the defects that it killed. */
  readonly kills: ReadonlyMap<string, readonly string[]>
  readonly complaints: readonly Complaint[]
}

/**
 * Compares what trials came to with what they should have come to.
 *
 * @param testable ids of all requirements that a test can decide; empty to leave coverage out
 */
export function killMatrix(
  trials: readonly Trial[],
  planted: readonly Planted[],
  testable: readonly string[],
): KillMatrix {
  const kills = new Map<string, string[]>(testable.map((id) => [id, []]))
  const complaints: Complaint[] = []
  for (const trial of trials) {
    const breaks = planted.find(({ name }) => name === trial.name)?.breaks ?? []
    for (const id of trial.failed) if (breaks.includes(id)) kills.get(id)?.push(trial.name)
    complaints.push(...complaintsAbout(trial, breaks))
  }
  for (const [id, defects] of kills)
    if (defects.length === 0)
      complaints.push(complaint('uncovered', [id], 'has no defect that makes it fail'))
  return { kills, complaints }
}

/** The interface of a requirement. */
export const interfaceOf = (id: string): string => id.split('.', 1)[0] ?? ''

const complaint = (
  kind: Complaint['kind'],
  ids: readonly string[],
  text: string,
  because = '',
): Complaint => ({
  interface: interfaceOf(ids[0] ?? ''),
  kind,
  text: kind === 'uncovered' ? `${ids.join(', ')} ${text}` : `${text} ${ids.join(', ')}${because}`,
})

function complaintsAbout(trial: Trial, breaks: readonly string[]): readonly Complaint[] {
  const { name, kind, failed, errors, surprises, quiet, telling } = trial
  const because = telling.map((one) => `\n      ${one}`).join('')
  const missed = breaks.filter((id) => !failed.includes(id))
  const wrong = failed.filter((id) => !breaks.includes(id))
  const survives = missed.length === breaks.length ? 'survives' : 'is not reported by'
  return [
    ...(missed.length > 0
      ? [complaint('survivor', missed, `defect ${name} ${survives}`, because)]
      : []),
    ...(wrong.length > 0
      ? [complaint('blame', wrong, `${kind} ${name} is blamed on`, because)]
      : []),
    ...(errors.length > 0
      ? [complaint('error', errors, `${kind} ${name} ends in an error for`, because)]
      : []),
    ...(quiet.length > 0
      ? [complaint('error', quiet, `${kind} ${name} ends without a reason for`)]
      : []),
    ...(surprises.length > 0
      ? [complaint('blame', surprises, `${kind} ${name} surprises Assay with`)]
      : []),
  ]
}
