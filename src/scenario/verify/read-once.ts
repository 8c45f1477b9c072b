import type { Answer } from '../answer/answer.js'
import { askedIn } from './asked-in.js'
import type { Comparison } from './comparison.js'
import { expectationOf } from './expectation.js'
import type { Observation } from '../../terms/verdict.js'
import { observationOf } from './observation-of.js'
import { Undecided } from '../undecided.js'
import type { Look, Stability } from './verification.js'
import { withCauses } from './with-causes.js'

/** What one comparison of a reading came to. */
export interface ComparedReading {
  /** Of the requirement that it is about. */
  readonly key: string
  readonly answer: Answer
  readonly observation: Observation
  /** What was wrong, one by one. */
  readonly faults: readonly string[]
}

/** What readings came to. */
export interface Confirmed {
  readonly compared: readonly ComparedReading[]
  /** What broke the last reading off after it had found something wrong. */
  readonly brokenBy: Undecided | undefined
}

/** Reads and compares; may tell whether what it looked at stood still meanwhile. */
export type Read = (compare: (key: string) => Look) => Promise<Stability | void>

/** @throws Undecided where it is broken off before it found anything wrong */
export async function readOnce(read: Read): Promise<Stability & Confirmed> {
  const compared: ComparedReading[] = []
  const note =
    (key: string, causes: readonly Answer[]) => (answer: Answer, compare: () => Comparison) => {
      let comparison: Comparison | undefined
      const observation = withCauses(
        observationOf(answer, () => (comparison = compare())),
        causes,
      )
      const faults = observation.verdict === 'fail' ? faultsIn(answer, comparison) : []
      compared.push({ key, answer, observation, faults })
      return observation.verdict === 'pass'
    }
  try {
    const told = await read(
      (key) =>
        (seen, ...causes) =>
          expectationOf(seen, note(key, causes)),
    )
    return { compared, still: told?.still, brokenBy: undefined }
  } catch (error) {
    const isWrong = compared.some(({ faults }) => faults.length > 0)
    if (!(error instanceof Undecided) || !isWrong) throw error
    return { compared, still: undefined, brokenBy: error }
  }
}

/** That one item is lost in two lists, each once, is not that the same is wrong twice. */
const faultsIn = (answer: Answer, comparison: Comparison | undefined): readonly string[] =>
  comparison?.faults?.map((one) => `${askedIn(answer)} ${one}`) ?? [comparison?.expected ?? '']
