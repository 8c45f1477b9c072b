import { join } from 'node:path'
import { fileStore } from '../src/cli/run/exchange-store.js'
import { openTargetConnection } from '../src/cli/run/open-target-connection.js'
import { systemClock } from '../src/exchange/clock.js'
import type { Message } from '../src/exchange/message.js'
import { cpuTime } from './cpu-time.js'
import { interleave } from './interleave.js'
import type { Bench } from './open-bench.js'
import { openBank } from './open-bank.js'
import { recordRequests } from './record-requests.js'
import type { Row } from './row.js'
import { sendBare } from './send-bare.js'

/**
 * What one more exchange costs: the slope from n to 2n requests, so that neither what is loaded nor what is
 * compiled nor the connections count. The requests are those of a certification, over and over.
 */
export async function furtherExchange(bench: Bench): Promise<readonly Row[]> {
  const { effort, contract, folder } = bench
  const bank = await openBank()
  const { profile } = bank
  const { concurrency } = profile.limits
  const n = effort.exchanges
  try {
    const recorded = await recordRequests(bench, profile)
    const some = repeated(recorded, n)
    const twice = repeated(recorded, 2 * n)

    const certified = (messages: readonly Message[]) => () =>
      cpuTime(async () => {
        const store = fileStore(join(folder, 'exchanges.ndjson'))
        const connection = openTargetConnection({ contract, profile, store, clock: systemClock })
        await Promise.all(messages.map((message) => connection.client.send(message)))
        await connection.close()
        await store.evidence(new Set())
      })
    const bare = (messages: readonly Message[]) => () =>
      cpuTime(() => sendBare(messages, concurrency))

    const measures = {
      certified: certified(some),
      bare: bare(some),
      certifiedTwice: certified(twice),
      bareTwice: bare(twice),
    }
    const took = await interleave(effort.repetitions, measures, bank.reset)
    const slope = {
      ours: (took.certifiedTwice - took.certified) / n,
      bare: (took.bareTwice - took.bare) / n,
    }
    return [
      {
        what: `further exchange (${n} more)`,
        by: 'CPU',
        measured: { name: 'sent, recorded, judged', amount: slope.ours },
        against: { name: 'bare', amount: slope.bare },
        ratio: slope.ours / slope.bare,
        aim: { at: 'most', ratio: 3 },
      },
    ]
  } finally {
    await bank.close()
  }
}

const repeated = (messages: readonly Message[], count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => messages[index % messages.length] as Message)
