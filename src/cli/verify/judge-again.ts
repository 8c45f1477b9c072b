import { plainRedactor } from '../../exchange/plain-redactor.js'
import { replayTransport } from '../../exchange/replay-transport.js'
import { suitesFor } from '../../run/load-suites.js'
import { createOnce } from '../../run/create-once.js'
import type { Run } from '../../run/run.js'
import { certify } from '../run/certify.js'
import { memoryStore } from '../run/exchange-store.js'
import { openLinter } from '../run/open-linter.js'
import type { Recorded } from './read-recorded.js'
import { replayTake } from './replay-take.js'
import { replayTime } from './replay-time.js'
import { reveal } from './reveal.js'
import { withSince } from './with-since.js'

/**
 * Judges recorded exchanges again: the scenarios, laws and rules of this Assay send what they would send, and are
 * answered from the recording. Nothing goes over the network.
 */
export async function judgeAgain(recorded: Recorded): Promise<Run> {
  const { run, contract, secrets } = recorded
  const exchanges = withSince(reveal(recorded.exchanges, secrets))
  // In another order scenarios would choose other resources.
  const { concurrency = recorded.profile.limits.concurrency } = run
  const { listener: _, auth: __, logins: ___, ...profile } = recorded.profile
  const time = replayTime(exchanges, Date.parse(run.started))
  const linter = openLinter()
  try {
    return await certify({
      contract,
      suites: await suitesFor(contract),
      // What a hook did, and what the target sent, is not to be had from a recording.
      profile: {
        ...profile,
        hooks: {},
        limits: { ...profile.limits, runTime: Infinity, concurrency },
      },
      embedded: run.target.embedded,
      transport: replayTransport(exchanges, { secrets, hold: time.until }),
      clock: time.clock,
      observer: {
        performs: () => true,
        around: (_, work) => work(),
        once: createOnce(),
        take: replayTake(exchanges),
      },
      // What stands for a secret stays as it is.
      redactor: plainRedactor,
      store: memoryStore(),
      seed: run.seed,
      only: run.only ?? [],
      repeated: run.rounds === undefined ? undefined : { rounds: run.rounds },
      notes: [],
      linter,
      lint: linter.lintPackaged(contract),
      signal: new AbortController().signal,
    })
  } finally {
    await linter.close()
  }
}
