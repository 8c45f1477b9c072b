import { memoryStore } from '../src/cli/run/exchange-store.js'
import { openLinter } from '../src/cli/run/open-linter.js'
import type { Profile } from '../src/target/profile.js'
import type { Bench } from './open-bench.js'
import { certifyBank } from './certify-bank.js'
import { interleave } from './interleave.js'
import { openBank } from './open-bank.js'
import type { Row } from './row.js'
import { wallTime } from './wall-time.js'

const latency = 50

/** One of them tells as much as all, and waits a minute less. */
const interfaces = ['accounts']

/** How much sooner a certification is through when it does not wait for one answer after the other. */
export async function slowTarget({ effort, contract, suites }: Bench): Promise<readonly Row[]> {
  const bank = await openBank(latency)
  const certifiedPart = {
    ...contract,
    interfaces: contract.interfaces.filter(({ name }) => interfaces.includes(name)),
  }
  const certified = (profile: Profile) => () =>
    wallTime(async () => {
      const linter = openLinter()
      const lint = linter.lintPackaged(certifiedPart)
      const claims = { ...profile.claims, interfaces }
      const store = memoryStore()
      await certifyBank({ contract, suites, profile: { ...profile, claims }, store, lint, linter })
      await linter.close()
    })
  try {
    const { one, many } = await interleave(effort.longRepetitions, {
      many: certified(bank.profile),
      one: certified(bank.patientProfile),
    })
    const { concurrency } = bank.profile.limits
    return [
      {
        what: `target that takes ${latency} ms per answer`,
        by: 'wall',
        measured: { name: 'one at a time', amount: one },
        against: { name: `${concurrency} in flight`, amount: many },
        ratio: one / many,
        aim: { at: 'least', ratio: 8 },
      },
    ]
  } finally {
    await bank.close()
  }
}
