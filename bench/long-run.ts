import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { certify } from '../src/cli/run/certify.js'
import { fileStore } from '../src/cli/run/exchange-store.js'
import { loadContract } from '../src/contract/load-contract.js'
import type { Transport } from '../src/exchange/transport.js'
import { loadSuites, type Suites } from '../src/run/load-suites.js'
import type { StoryFile } from '../src/run/read-suite.js'
import { scenariosFor } from '../src/scenario/index.js'
import { profileFromFlags } from '../src/target/profile-from-flags.js'

// A program, for `node --expose-gc`: a run of as many exchanges as the last argument says, each with an answer
// of its own. It prints how many megabytes were left of the heap at each count that the arguments name.
const counts = process.argv.slice(2).map(Number)
const megabytes: number[] = []

async function held(): Promise<number> {
  for (let turn = 0; turn < 4; turn += 1) {
    await setImmediate()
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed / 1e6
}

const story: StoryFile = {
  file: 'bench/long-run.ts',
  id: 'accounts/long-run',
  story: scenariosFor('accounts', {})('A customer asks again and again', {
    verifies: {
      answers: 'accounts.listAccounts.answers',
      status: 'accounts.listAccounts.status',
    },
    async steps({ customer, verify }) {
      for (let count = 1; count <= Math.max(...counts); count += 1) {
        const answer = await customer.send('listAccounts', { query: { start: `cursor-${count}` } })
        verify.answers(answer).status(200)
        verify.status(answer).at('/items/0/id', `account-${count}`)
        if (counts.includes(count)) megabytes.push(await held())
      }
    },
  }),
}

/** Every answer is large enough to show when it is kept, and names a session and a cookie that are new. */
function answering(): Transport {
  let count = 0
  return {
    async send() {
      count += 1
      const id = `account-${count}`
      const items = Array.from({ length: 5 }, (_, at) => ({
        id,
        name: `${count} ${at} `.repeat(100),
        type: 'x',
      }))
      const sessionId = `session-of-a-customer-${count}`
      return {
        kind: 'response',
        status: 200,
        headers: [
          ['Content-Type', 'application/json'],
          ['Set-Cookie', `visit=${count}`],
          ['ETag', `"${count}"`],
        ],
        body: Buffer.from(JSON.stringify({ items, sessionId })),
        head: 1,
        total: 1,
      }
    },
    close: async () => undefined,
  }
}

const suites = await loadSuites(['accounts'])
const accounts = suites.interfaces.get('accounts')
const alone: Suites = {
  ...suites,
  laws: [],
  interfaces: new Map(accounts && [['accounts', { ...accounts, stories: [story] }]]),
}
const env = { ASSAY_API_KEY: 'the-key-of-a-long-run', ASSAY_TOKEN: 'the-token-of-a-long-run' }
const { profile } = profileFromFlags({ baseUrl: 'http://bank.invalid', env })
const folder = await mkdtemp(join(tmpdir(), 'assay-long-run-'))
await certify({
  contract: loadContract({ interfaces: ['accounts'] }),
  suites: alone,
  profile: { ...profile, limits: { ...profile.limits, scenarioTime: 3600, requestTime: 3600 } },
  embedded: true,
  store: fileStore(join(folder, 'exchanges.ndjson')),
  seed: 1,
  only: [],
  notes: [],
  lint: Promise.resolve([]),
  signal: new AbortController().signal,
  transport: answering(),
})
await rm(folder, { recursive: true })
process.stdout.write(JSON.stringify(megabytes))
