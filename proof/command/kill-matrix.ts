import type { Trial } from '../trial/trial.js'

/** A defect as the reference bank declares it. */
export interface Planted {
  readonly name: string
  readonly breaks: readonly string[]
}

export interface KillMatrix {
  /** Testable requirement to the defects that it killed. */
  readonly kills: ReadonlyMap<string, readonly string[]>
  /** What is not as it should be, a sentence each. */
  readonly complaints: readonly string[]
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
  const complaints: string[] = []
  for (const trial of trials) {
    const breaks = planted.find(({ name }) => name === trial.name)?.breaks ?? []
    for (const id of trial.failed) if (breaks.includes(id)) kills.get(id)?.push(trial.name)
    complaints.push(...complaintsAbout(trial, breaks))
  }
  for (const [id, defects] of kills)
    if (defects.length === 0) complaints.push(`${id} has no defect that makes it fail`)
  return { kills, complaints }
}

function complaintsAbout(trial: Trial, breaks: readonly string[]): readonly string[] {
  const { name, kind, failed, errors, telling } = trial
  const because = telling.map((one) => `\n      ${one}`).join('')
  const missed = breaks.filter((id) => !failed.includes(id))
  const wrong = failed.filter((id) => !breaks.includes(id))
  return [
    ...(missed.length > 0
      ? [
          `defect ${name} ${missed.length === breaks.length ? 'survives' : 'is not reported by'} ${missed.join(', ')}${because}`,
        ]
      : []),
    ...(wrong.length > 0 ? [`${kind} ${name} is blamed on ${wrong.join(', ')}${because}`] : []),
    ...(errors.length > 0
      ? [`${kind} ${name} ends in an error for ${errors.join(', ')}${because}`]
      : []),
  ]
}
