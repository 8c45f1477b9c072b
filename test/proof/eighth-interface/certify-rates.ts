import { certify } from '../../../src/cli/run/certify.js'
import { memoryStore } from '../../../src/cli/run/exchange-store.js'
import { openLinter } from '../../../src/cli/run/open-linter.js'
import { bankTransport } from '../../../src/cli/bank-transport.js'
import type { Contract } from '../../../src/contract/contract.js'
import { loadSuites } from '../../../src/run/load-suites.js'
import { planOf } from '../../../src/cli/run/plan-of.js'
import type { Plan } from '../../../src/run/plan-run.js'
import type { Run } from '../../../src/run/run.js'
import { defaultLimits } from '../../../src/target/default-limits.js'
import type { Profile } from '../../../src/target/profile.js'
import { plant } from '../../../proof/plant.js'
import { useLightMessages } from '../../../proof/trial/light/light-messages.js'
import type { Variation } from '../../../proof/variation.js'
import { answerRates, credentials } from './answer-rates.js'

const linter = openLinter()
const suites = loadSuites(['rates'])

const secret = (value: string) => ({ value, variable: 'RATES' })

const profile: Profile = {
  target: { name: 'rates', baseUrl: 'http://rates.invalid' },
  actors: {
    anonymous: { name: 'anonymous' },
    customer: {
      name: 'customer',
      apiKey: secret(credentials.key),
      token: secret(credentials.token),
    },
  },
  claims: { options: {} },
  fixtures: {},
  hooks: {},
  safety: { allow: 'observe' },
  limits: defaultLimits,
}

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
  const putBack = useLightMessages()
  try {
    return await certify({
      contract,
      suites: await suites,
      linter,
      transport,
      profile,
      plan: await planFor(contract),
      embedded: true,
      store: memoryStore(),
      seed: 1,
      only: [],
      notes: [],
      lint: Promise.resolve([]),
      signal: new AbortController().signal,
    })
  } finally {
    putBack()
  }
}

const plans = new WeakMap<Contract, Plan>()

/** The same for each certification. */
async function planFor(contract: Contract): Promise<Plan> {
  const plan = plans.get(contract) ?? planOf({ contract, suites: await suites, profile, only: [] })
  plans.set(contract, plan)
  return plan
}
