import type { ActorName } from '../../terms/actor-name.js'
import type { Header } from '../../exchange/exchange.js'
import type { Answer } from '../answer/answer.js'
import type { RunContext } from '../run-context.js'

/** On whose behalf requests are sent. */
export interface SenderContext {
  readonly run: RunContext
  readonly interface: string
  readonly scenario: string
  readonly signal: AbortSignal
  /** The credentials of another actor. */
  credentialsOf(actor: ActorName): readonly Header[]
  /** Called with each answer that the scenario gets. */
  readonly onAnswer?: (answer: Answer) => void
}
