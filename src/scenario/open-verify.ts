import type { Answer } from './answer.js'
import { confirm } from './confirm.js'
import type { Declared } from './declaration.js'
import { type Expectation, expectationOf } from './expectation.js'
import type { Observation } from './ledger.js'
import { observationOf } from './observation-of.js'
import type { Verification, Verify } from './verification.js'

/**
 * The requirements that a scenario declared, each with its ways to verify it.
 *
 * @param unbound keys of a law that bind nothing here: what is said of them is compared, and written nowhere
 * @param record writes down what was seen of a requirement, and by which answer
 * @param onReading is told how many readings there were before each one that is compared
 */
export function openVerify(
  declares: readonly Declared[],
  unbound: readonly string[],
  record: (requirement: string, observation: Observation, answer?: Answer) => void,
  onReading: (before: number) => void,
): Verify<string> {
  const bound = declares.map(({ key, requirement }) => [
    key,
    verificationOf((observation, answer) => record(requirement, observation, answer), onReading),
  ])
  const silent = unbound.map((key) => [key, verificationOf(() => undefined, onReading)])
  return Object.fromEntries([...bound, ...silent])
}

function verificationOf(
  record: (observation: Observation, answer?: Answer) => void,
  onReading: (before: number) => void,
): Verification {
  const verify: (...of: Parameters<Verification>) => Expectation = (seen, ...causes) =>
    expectationOf(seen, (answer, compare) => {
      const { exchanges, ...observation } = observationOf(answer, compare)
      const further = causes.map(({ exchange }) => exchange.number)
      record({ ...observation, exchanges: [...new Set([...exchanges, ...further])] }, answer)
      return observation.verdict === 'pass'
    })
  return Object.assign(verify, {
    confirmed: async (read: Parameters<Verification['confirmed']>[0]) => {
      const sightings = await confirm(read, onReading)
      for (const { observation, answer } of sightings) record(observation, answer)
      return sightings.every(({ observation }) => observation.verdict === 'pass')
    },
    undecided: (because: string, more: { remedy?: string; exchanges?: readonly number[] } = {}) =>
      record({ exchanges: [], ...more, verdict: 'inconclusive', because }),
  })
}
