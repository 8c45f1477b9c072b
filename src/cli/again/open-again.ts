import type { Contract } from '../../contract/contract.js'
import type { Exchange } from '../../exchange/exchange.js'
import { redactExchange } from '../../exchange/redact-exchange.js'
import type { Transport } from '../../exchange/transport.js'
import { suitesFor } from '../../run/load-suites.js'
import type { Repeat } from '../../run/plan-run.js'
import type { Run } from '../../run/run.js'
import type { SafetyLevel } from '../../terms/safety-level.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { certifyLoggedIn } from '../run/certify-logged-in.js'
import { memoryStore } from '../run/exchange-store.js'
import { openSecretFilter } from '../run/open-secret-filter.js'
import { namesForProfile, openTarget } from '../run/open-target.js'
import { supplementsFor } from '../supplements-for.js'

/** Which target is asked again. */
interface AgainFlags {
  readonly profile?: string
  readonly baseUrl?: string
  readonly allow?: SafetyLevel
  readonly interface: readonly string[]
}

/** What is performed, and what may end it. */
interface Wanted {
  readonly only?: readonly string[]
  readonly repeat?: Repeat
  readonly signal: AbortSignal
  /** The target was looked at before, and is there. */
  readonly looked?: boolean
  /** Comes between Assay and the target. */
  alter?(wire: Transport): Transport
  /** @throws CommandError where the target, as it may be shown, is not the one that is meant */
  check?(target: { readonly baseUrl: string; readonly embedded: boolean }): void
  /** Gets to know how to learn what would stay behind if everything ended at once. */
  watch?(leftOver: () => readonly string[]): void
}

/** A part of a run that leaves the reports as they are. */
export interface Again {
  readonly run: Run
  /** All of them, in their order. */
  readonly exchanges: readonly Exchange[]
}

/** Performs parts of a run, any number of times. */
export interface OpenAgain {
  readonly contract: Contract
  /** The root of the target, as the profile says now. */
  baseUrl(): Promise<string>
  /**
   * Reads the profile anew, performs, and puts back what was changed.
   *
   * @throws CommandError where the target cannot be reached
   */
  perform(wanted: Wanted): Promise<Again>
}

/** Milliseconds in which everything is put back when it is ended early. */
const timeToPutBack = 2500

/** Loads what performing takes once: contract, suites, and the names that a profile may use. */
export async function openAgain(flags: AgainFlags): Promise<OpenAgain> {
  const supplements = supplementsFor(flags)
  const contract = loadChosen(flags.interface, supplements)
  const suites = await suitesFor(contract)
  const known = namesForProfile(flags, contract, suites, supplements)
  const open = () => openTarget(flags, contract, suites, supplements, process.env, known)
  return {
    contract,
    async baseUrl() {
      const target = await open()
      await target.close()
      return target.profile.target.baseUrl
    },
    async perform({ only = [], repeat, signal, looked, alter, check, watch }) {
      const target = await open()
      const { profile, embedded, notes } = target
      const secretFilter = openSecretFilter(profile)
      const end = new AbortController()
      const exchanges: Exchange[] = []
      const store = memoryStore()
      try {
        check?.({ baseUrl: secretFilter.text(profile.target.baseUrl), embedded })
        const warn = (message: string): void => void process.stderr.write(`assay: ${message}\n`)
        const about = {
          secretFilter,
          end: (why: string) => end.abort(new Error(why)),
          onUnsaved: warn,
        }
        const { run, useless } = await certifyLoggedIn(about, {
          repeat,
          looked,
          alter,
          watch: (tell) => watch?.(() => tell().map(secretFilter.text)),
          contract,
          suites,
          profile,
          embedded,
          notes,
          only,
          store: {
            ...store,
            write(exchange) {
              exchanges.push(exchange)
              return store.write(exchange)
            },
          },
          seed: Math.floor(Math.random() * 2 ** 31),
          lint: Promise.resolve([]),
          signal: AbortSignal.any([signal, end.signal]),
          timeToPutBack: () => timeToPutBack,
          onLeftOver: warn,
        })
        if (useless !== undefined) throw new CommandError(useless, exitCode.untested)
        return {
          run: secretFilter.run(run),
          exchanges: exchanges.map((one) => redactExchange(one, secretFilter.redactor)),
        }
      } catch (error) {
        throw secretFilter.error(error)
      } finally {
        await target.close()
      }
    },
  }
}
