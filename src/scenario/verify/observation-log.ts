import type { Recheck } from './recheck.js'
import type { Observation } from '../../terms/verdict.js'

/** What a scenario has observed so far, by requirement. */
export interface ObservationLog {
  /**
   * @param doubt a second look at it, taken when the scenario is through
   * @returns puts a better observation in its place
   */
  add(requirement: string, observation: Observation, doubt?: Recheck): (better: Observation) => void
  /** Writes down that the target did the contrary of a requirement, declared or not. */
  contradict(requirement: string, observation: Observation, doubt?: Recheck): void
  /** Requirements that were not declared, and that the target did the contrary of, as far as that stands. */
  undeclared(): readonly string[]
  /** Requirement that a contradicted one was found to hang on instead, if it was. */
  rootOf(requirement: string): string | undefined
  /** Takes the second looks. */
  settle(): Promise<void>
  /** From here on nothing is written down: what a branch of the steps sees that goes on comes of the clean-up. */
  close(): void
  of(requirement: string): readonly Observation[]
  /** The requirement that was observed last, if any was. */
  latest(): string | undefined
  /** When it was first seen to fail, as far as that stands: numbers that count all observations. */
  firstFailureOf(requirement: string): number | undefined
}

/** Observations of one requirement that are kept, by verdict: a walk may make a hundred thousand. */
const most = { pass: 16, fail: 64, inconclusive: 16 } as const

const isFailure = ({ verdict }: Observation): boolean => verdict === 'fail'

const isFull = (entry: readonly Observation[], { verdict }: Observation): boolean =>
  entry.length >= most[verdict] &&
  entry.filter((one) => one.verdict === verdict).length >= most[verdict]

/**
 * Opens a log for the requirements that a scenario declared.
 *
 * @throws Error on an entry for a requirement that was not declared: a mistake of the suite
 */
export function openObservationLog(verifies: readonly string[]): ObservationLog {
  const entries = new Map<string, Observation[]>(verifies.map((id) => [id, []]))
  /** When observations were made; one that is doubted has another one in its place later. */
  const moments = new Map<string, number[]>()
  let moment = 0
  let latest: string | undefined
  let isClosed = false
  const contradicted = new Set<string>()
  const doubts: { readonly requirement: string; readonly settle: () => Promise<boolean> }[] = []
  const of = (requirement: string): Observation[] => {
    const entry = entries.get(requirement)
    if (entry === undefined) throw new Error(`${requirement} is verified but not declared`)
    return entry
  }
  const enter = (
    requirement: string,
    entry: Observation[],
    observation: Observation,
    doubt?: Recheck,
  ): ((better: Observation) => void) => {
    if (isClosed) return () => undefined
    latest = requirement
    const times = moments.get(requirement) ?? []
    moments.set(requirement, times)
    const push = (one: Observation): number => {
      times.push(moment++)
      return entry.push(one) - 1
    }
    if (isFull(entry, observation)) return (better) => void push(better)
    const index = push(observation)
    if (doubt !== undefined)
      doubts.push({
        requirement,
        settle: async () => {
          const better = await doubt()
          entry[index] = better ?? observation
          return better === undefined
        },
      })
    return (better) => {
      entry[index] = better
    }
  }
  return {
    contradict: (requirement, observation, doubt) => {
      const entry = entries.get(requirement) ?? []
      entries.set(requirement, entry)
      contradicted.add(requirement)
      enter(requirement, entry, observation, doubt)
    },
    undeclared: () =>
      [...entries]
        .filter(([one, seen]) => !verifies.includes(one) && seen.some(isFailure))
        .map(([one]) => one),
    rootOf: (requirement) => {
      const seen = contradicted.has(requirement) ? (entries.get(requirement) ?? []) : []
      return seen.some(isFailure) ? undefined : seen.find((one) => one.dependsOn)?.dependsOn
    },
    add: (requirement, observation, doubt) =>
      enter(requirement, of(requirement), observation, doubt),
    settle: async () => {
      // One failure that stands decides: a thousand more are not looked at again.
      const failed = new Set<string>()
      for (const { requirement, settle } of doubts.splice(0))
        if (!failed.has(requirement) && (await settle())) failed.add(requirement)
    },
    close: () => void (isClosed = true),
    of,
    latest: () => latest,
    firstFailureOf: (requirement) => {
      const index = (entries.get(requirement) ?? []).findIndex(isFailure)
      return moments.get(requirement)?.[index]
    },
  }
}
