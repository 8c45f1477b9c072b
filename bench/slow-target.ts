import { memoryStore } from '../src/cli/run/exchange-store.js'
import { openLinter } from '../src/cli/run/open-linter.js'
import { certifyBank } from './certify-bank.js'
import { interleave } from './interleave.js'
import type { Bench } from './open-bench.js'
import { openBank } from './open-bank.js'
import type { Row } from './row.js'
import { wallTime } from './wall-time.js'

const latency = 50

/**
 * How much sooner a certification of all interfaces is through than the answers take that it waits for, if one came
 * after the other: with every fixture and hook of the example profile.
 */
export async function slowTarget({ effort, contract, suites }: Bench): Promise<readonly Row[]> {
  const bank = await openBank(latency)
  const { profile } = bank
  const { concurrency } = profile.limits
  let answers = 0
  const certified = async (): Promise<void> => {
    answers = 0
    const linter = openLinter()
    const store = memoryStore()
    await certifyBank({
      contract,
      suites,
      profile,
      linter,
      lint: linter.lintPackaged(contract),
      store: {
        ...store,
        write(exchange) {
          // What the target delivers, it does not wait for an answer of its own.
          if (exchange.actor !== 'target') answers += 1
          return store.write(exchange)
        },
      },
    })
    await linter.close()
  }
  try {
    const measures = { together: () => wallTime(certified) }
    const { together } = await interleave(effort.longRepetitions, measures, bank.reset)
    const sum = answers * latency
    return [
      {
        what: `${contract.interfaces.length} interfaces of a target that takes ${latency} ms per answer`,
        by: 'wall',
        measured: { name: `its ${answers} answers`, amount: sum },
        against: { name: `${concurrency} in flight`, amount: together },
        ratio: sum / together,
        aim: { at: 'least', ratio: 10 },
      },
    ]
  } finally {
    await bank.close()
  }
}
