import type { Operation } from '../../contract/operation.js'
import type { Answer } from '../answer/answer.js'
import type { Plain } from '../request/ask-plainly.js'
import type { Capabilities, CapabilityKind } from '../capability.js'
import type { DocumentLint } from '../document-lint.js'
import type { RequestInput } from '../request/request-input.js'
import type { Sender } from '../request/sender.js'
import type { Stage } from './stage.js'

/** What a law has at hand besides: it knows an operation by its definition only. */
export interface LawStage extends Stage {
  /** What the suite of the interface can do with an operation; undefined where it does not say. */
  capability<K extends CapabilityKind>(
    operation: Operation,
    kind: K,
  ): Promise<Capabilities[K] | undefined>
  /** A plain request that the operation should answer with success: required parameters from examples and fixtures. */
  plainRequest(operation: Operation): Promise<RequestInput>
  /** The same, sent, whatever is answered; where what it was about is gone by now, for something that was found anew. */
  askPlainly(sender: Sender, operation: Operation): Promise<Plain>
  /** Lints the OpenAPI document that an answer carries. */
  lintDocument(answer: Answer): Promise<DocumentLint>
}
