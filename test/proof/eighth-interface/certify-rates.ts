import { certify } from '../../../src/cli/run/certify.js'
import { memoryStore } from '../../../src/cli/run/exchange-store.js'
import { openLinter } from '../../../src/cli/run/open-linter.js'
import { bankTransport } from '../../../src/cli/bank-transport.js'
import type { Contract } from '../../../src/contract/contract.js'
import { loadSuites } from '../../../src/run/load-suites.js'
import { defaultLimits } from '../../../src/target/default-limits.js'
import type { Run } from '../../../src/run/run.js'
import { plant } from '../../../proof/plant.js'
import type { Variation } from '../../../proof/variation.js'
import { answerRates, credentials } from './answer-rates.js'

const linter = openLinter()
const suites = loadSuites(['rates'])

/** Certifies the eighth interface in this process, with variations in force. */
export async function certifyRates(contract: Contract, ...variations: Variation[]): Promise<Run> {
  const { filterRequest, filterAnswer } = plant(variations)
  const context = { operation: undefined, now: () => 0 }
  const transport = bankTransport({
    headerName: (name) => name,
    async fetch(request) {
      const asked = (await filterRequest?.(request.clone() as Request, context)) ?? request
      const answer = await answerRates.fetch(asked)
      return (await filterAnswer?.(answer, request, context)) ?? answer
    },
  })
  const secret = (value: string) => ({ value, variable: 'RATES' })
  const { key, token } = credentials
  return certify({
    contract,
    suites: await suites,
    linter,
    transport,
    profile: {
      target: { name: 'rates', baseUrl: 'http://rates.invalid' },
      actors: {
        anonymous: { name: 'anonymous' },
        customer: { name: 'customer', apiKey: secret(key), token: secret(token) },
      },
      claims: { options: {} },
      fixtures: {},
      hooks: {},
      safety: { allow: 'observe' },
      limits: defaultLimits,
    },
    embedded: true,
    store: memoryStore(),
    seed: 1,
    only: [],
    notes: [],
    lint: Promise.resolve([]),
    signal: new AbortController().signal,
  })
}
