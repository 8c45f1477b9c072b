import { certify } from '../../src/cli/run/certify.js'
import { memoryStore } from '../../src/cli/run/exchange-store.js'
import type { Observer } from '../../src/run/observer.js'
import type { Plan } from '../../src/run/plan-run.js'
import type { Run } from '../../src/run/run.js'
import { withinAnswer } from '../intermittent/within-answer.js'
import type { Variation } from '../variation.js'
import type { TrialSetup } from './open-trial-setup.js'
import { logInBefore } from './log-in-before.js'
import { plainRedactor } from '../../src/exchange/plain-redactor.js'
import { planOfSome } from './plan-of-some.js'
import { openBankInMemory } from './open-bank-in-memory.js'
import { openBankOnTheWire } from './open-bank-on-the-wire.js'

export interface BankTrial {
  /** Those in force. */
  readonly variations: readonly Variation[]
  /** Interfaces to certify; undefined for all that the bank claims. */
  readonly interfaces: readonly string[] | undefined
  /** Whether requests go over a socket, and waits take their time. */
  readonly wire: boolean
  /** Ids of the scenarios that are performed; all where it is absent. */
  readonly concerned?: ReadonlySet<string>
  readonly observer?: Observer
  /** Whether scenarios are performed as often as they say: what a defect always shows, it shows the first time. */
  readonly often?: boolean
  /** What values that are made up go by; 1 where it is absent. */
  readonly seed?: number
  /** How many requests are in flight, and what each takes on its way in milliseconds; not over a socket. */
  readonly pace?: { readonly concurrency: number; readonly delay: () => number }
}

/** Certifies a reference bank as `assay run` does, and leaves no files. */
export async function certifyBank(setup: TrialSetup, trial: BankTrial): Promise<Run> {
  const { profile, planFor, linter, contract, suites, recall } = setup
  const { variations, interfaces, wire, concerned, observer, pace, often = false, seed = 1 } = trial
  const plan = concerned ? planOfSome(planFor(interfaces), concerned) : planFor(interfaces)
  const loginRecords = [await logInBefore(variations)]
  const bank = wire
    ? await openBankOnTheWire(variations)
    : openBankInMemory(variations, pace?.delay, often ? withinAnswer : undefined)
  const { baseUrl, fixtures, means, during, close } = bank
  try {
    return await certify({
      contract,
      suites,
      ...means,
      profile: {
        ...profile,
        target: { ...profile.target, baseUrl },
        loginRecords,
        ...(pace && { limits: { ...profile.limits, concurrency: pace.concurrency } }),
        ...(interfaces && { claims: { ...profile.claims, interfaces } }),
        // Those of the bank as it is now, not those of the file: its variation may change them.
        fixtures: Object.fromEntries(
          Object.entries(fixtures).map(([name, values]) => [name, { ...values }]),
        ),
      },
      plan: often ? plan : onceEach(plan),
      linter: {
        ...linter,
        lintDocument: (document) => during(() => linter.lintDocument(document)),
      },
      embedded: true,
      observer,
      redactor: plainRedactor,
      recall,
      store: memoryStore(),
      seed,
      only: [],
      notes: [],
      lint: Promise.resolve([]),
      signal: new AbortController().signal,
    })
  } finally {
    await close()
  }
}

const onceEach = (plan: Plan): Plan => ({
  ...plan,
  scenarios: plan.scenarios.map(({ often: _, ...scenario }) => scenario),
})
