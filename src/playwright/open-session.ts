import { loadChosen } from '../cli/load-chosen.js'
import { certifyLoggedIn } from '../cli/run/certify-logged-in.js'
import { checkClaimed } from '../cli/run/check-claimed.js'
import { openLinter } from '../cli/run/open-linter.js'
import { openSecretFilter } from '../cli/run/open-secret-filter.js'
import { openTarget } from '../cli/run/open-target.js'
import { planOf } from '../cli/run/plan-of.js'
import { supplementsFor } from '../cli/supplements-for.js'
import type { Exchange } from '../exchange/exchange.js'
import { redactExchange } from '../exchange/redact-exchange.js'
import { createOnce } from '../run/create-once.js'
import { createTake } from '../run/create-take.js'
import { suitesFor } from '../run/load-suites.js'
import type { RunPart } from '../run/merge/renumber.js'
import type { Scenario } from '../scenario/scenario.js'
import type { AssayOptions } from './assay-options.js'

/** One target, at which scenarios are performed one after the other. */
export interface Session {
  /** Those that the plan has performed, in its order. */
  readonly scenarios: readonly Scenario[]
  /** Performs one of them: the run of it, without secrets. */
  perform(id: string, signal: AbortSignal): Promise<RunPart>
  close(): Promise<void>
}

/**
 * Opens the target that the options mean, as `assay run` does.
 *
 * @throws ProfileError, ContractError, CommandError for options that cannot be used
 */
export async function openSession(options: AssayOptions): Promise<Session> {
  const { profile: file, baseUrl, interfaces, only = [], allow, seed = 1 } = options
  const flags = { profile: file, baseUrl, interface: interfaces, only, allow }
  const supplements = supplementsFor(flags)
  const contract = loadChosen(interfaces, supplements)
  const suites = await suitesFor(contract)
  const target = await openTarget(flags, contract, suites, supplements)
  const { profile, embedded, notes } = target
  checkClaimed(flags, profile.claims.interfaces, contract)
  const secretFilter = openSecretFilter(profile)
  const plan = planOf({ contract, suites, profile, only })
  const linter = openLinter()
  const lint = linter.lintPackaged(contract)
  lint.catch(() => undefined)
  const shared = { once: createOnce(), take: createTake() }
  let looked = embedded
  return {
    scenarios: plan.scenarios,
    async perform(id, signal) {
      const exchanges: Exchange[] = []
      const end = new AbortController()
      const { run, useless } = await certifyLoggedIn(
        {
          secretFilter,
          end: (why) => end.abort(new Error(why)),
          onUnsaved: () => undefined,
        },
        {
          contract,
          suites,
          profile,
          embedded,
          looked,
          notes,
          seed,
          only,
          plan: { ...plan, scenarios: plan.scenarios.filter((one) => one.id === id) },
          lint,
          linter,
          signal: AbortSignal.any([signal, end.signal]),
          store: {
            write: (exchange) => void exchanges.push(exchange),
            evidence: async () => [],
            notes: () => [],
          },
          observer: { performs: () => true, around: (_scenario, work) => work(), ...shared },
        },
      )
      if (useless !== undefined) throw new Error(useless)
      looked = true
      const { evidence: _, ...told } = secretFilter.run(run)
      return {
        run: told,
        exchanges: exchanges.map((one) => redactExchange(one, secretFilter.redactor)),
      }
    },
    async close() {
      await linter.close()
      await target.close()
    },
  }
}
