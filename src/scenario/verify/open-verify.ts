import type { Answer } from '../answer/answer.js'
import { confirm, type Settling } from './confirm.js'
import type { Declared } from './declaration.js'
import { expectationOf } from './expectation.js'
import type { Observation } from '../../terms/verdict.js'
import { observationOf } from './observation-of.js'
import type { Confirm, Verification, Verify } from './verification.js'
import type { Seen } from './seen.js'
import { withCauses } from './with-causes.js'

interface Parts {
  readonly declares: readonly Declared[]
  /** Keys of a law that bind nothing here: what is said of them is compared, and written nowhere. */
  readonly unbound: readonly string[]
  /** Writes down what was seen of a requirement, and by which answer. */
  readonly record: (requirement: string, observation: Observation, answer?: Answer) => void
  /** Called before each reading that is compared, with the number of those before it. */
  readonly onReading: (before: number) => void
  readonly settling: Settling
}

/** The requirements that a scenario declared, each with its ways to verify it; and the way to confirm several at once. */
export function openVerify({ declares, unbound, record, onReading, settling }: Parts): {
  readonly verify: Verify<string>
  readonly confirmed: Confirm<string>
} {
  const ids = new Map(declares.map(({ key, requirement }) => [key, requirement]))
  const keys = [...ids.keys(), ...unbound]
  const note = (key: string, observation: Observation, answer?: Answer): void => {
    const requirement = ids.get(key)
    if (requirement !== undefined) record(requirement, observation, answer)
  }
  const confirmed: Confirm<string> = async (read) => {
    const { compared, brokenBy } = await confirm(
      (compare) => read(Object.fromEntries(keys.map((key) => [key, compare(key)]))),
      onReading,
      settling,
    )
    for (const { key, observation, answer } of compared) note(key, observation, answer)
    if (brokenBy !== undefined) throw brokenBy
    return compared.every(({ observation }) => observation.verdict === 'pass')
  }
  const verificationOf = (key: string): Verification =>
    Object.assign(
      (seen: Seen, ...causes: readonly Answer[]) =>
        expectationOf(seen, (answer, compare) => {
          const observation = withCauses(observationOf(answer, compare), causes)
          note(key, observation, answer)
          return observation.verdict === 'pass'
        }),
      {
        confirmed: (read: Parameters<Verification['confirmed']>[0]) =>
          confirmed(async (compare) => {
            const own = compare[key]
            return own && read(own)
          }),
        undecided: (
          because: string,
          more: { remedy: string | undefined; exchanges?: readonly number[] },
        ) =>
          note(key, { ...more, exchanges: more.exchanges ?? [], verdict: 'inconclusive', because }),
      },
    )
  return {
    verify: Object.fromEntries(keys.map((key) => [key, verificationOf(key)])),
    confirmed,
  }
}
