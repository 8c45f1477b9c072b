import type { Dispatcher } from 'undici'
import type { Contract } from '../../contract/contract.js'
import type { Clock } from '../../exchange/clock.js'
import type { Redactor } from '../../exchange/redactor.js'
import type { Renewal } from '../../exchange/renewal.js'
import type { Transport } from '../../exchange/transport.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import type { Suites } from '../../run/load-suites.js'
import type { Observer } from '../../run/observer.js'
import type { Plan, Repeat } from '../../run/plan-run.js'
import type { Rounds } from '../../terms/rounds.js'
import type { Gate } from '../../run/run.js'
import type { RecallRemarks } from '../../run/tally.js'
import type { Progress } from '../../run/track-progress.js'
import type { openListener } from '../../target/listener/open-listener.js'
import type { Profile } from '../../target/profile.js'
import type { ExchangeStore } from './exchange-store.js'
import type { Linter } from './open-linter.js'

/** What one target is certified by, and what takes the place of network and clock. */
export interface CertifyOptions {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
  readonly embedded: boolean
  readonly store: ExchangeStore
  readonly seed: number
  /** Performs the plan again and again; once where it is absent. */
  readonly repeated?: Rounds
  readonly only: readonly string[]
  /** Who makes the run. */
  readonly by?: string
  /** How strict the caller is, to be recorded. */
  readonly gate?: Gate
  /** What of an earlier run is repeated. */
  readonly repeat?: Repeat
  readonly notes: readonly string[]
  /** Awaited at the end, so that linting goes on beside the run. */
  readonly lint: Promise<readonly LintFinding[]>
  /** Lints what the target serves; one of its own when there is none. */
  readonly linter?: Linter
  readonly signal: AbortSignal
  readonly clock?: Clock
  /** Answers in place of the network, for instance from a recording. */
  readonly transport?: Transport
  /** Comes between Assay and the target, in the place of the line that it is given. */
  alter?(wire: Transport): Transport
  /** Sends the requests of hooks in place of the network. */
  readonly dispatcher?: Dispatcher
  /** Listens in place of the network. */
  readonly openListener?: typeof openListener
  /** The target was looked at before, and is there. */
  readonly looked?: boolean
  /** What to do, where it was planned before. */
  readonly plan?: Plan
  readonly observer?: Observer
  /** Replaces secrets, and learns them; one of its own when there is none. */
  readonly redactor?: Redactor
  /** Keeps tokens good; absent if no actor is logged in. */
  readonly renewal?: Renewal
  /** What rules said of the same exchange in another run of the same contract. */
  readonly recall?: RecallRemarks
  onProgress?(progress: Progress): void
  /** Nothing was sent but the first request, which did not get through. */
  onUnreachable?(message: string): void
  /** A hook could not be ended: the target may not be as it was. */
  onLeftOver?(message: string): void
  /** Milliseconds that putting everything back may take together when the run is ended early; asked for then. */
  timeToPutBack?(): number
  /** Gets to know how to learn what would stay behind if everything ended at once, a phrase each. */
  watch?(leftOver: () => readonly string[]): void
}
