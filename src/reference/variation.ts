import type { Behaviour } from './behaviour.js'

/** What a variation is told about the call that it changes. */
interface VariationContext {
  /** operationId that method and path of the request name; absent when they name none. */
  readonly operation: string | undefined
  /** The bank's clock, milliseconds since 1970. */
  now(): number
}

/**
 * A function of the decisions in force so far. Where `remembers` is false, what it decides goes by nothing that was
 * before; see `withoutMemory`.
 */
export type AlteredBehaviour = ((before: Behaviour) => Partial<Behaviour>) & {
  readonly remembers?: false
}

/** A small difference from the reference bank. Use the smallest of the ways that shows it. */
export interface Variation {
  /** Kebab-case and unique; the name of its file, or of the file and the row in its table. */
  readonly name: string
  /** What the bank does differently, one sentence. */
  readonly sentence: string
  /**
   * Other decisions, or a function of those in force so far. The function is called once for each
   * bank, so state that it keeps is that bank's own.
   */
  readonly behaviour?: Partial<Behaviour> | AlteredBehaviour
  /** Changes a request before the bank sees it. */
  readonly request?: (request: Request, context: VariationContext) => Request | Promise<Request>
  /** Changes an answer after the bank gave it; `request` is the one that the client sent. */
  readonly response?: (
    response: Response,
    request: Request,
    context: VariationContext,
  ) => Response | Promise<Response>
  /** Letter case of a header field name of an answer on the wire; only a bank that listens has one. */
  readonly headerName?: (name: string, context: VariationContext) => string
}
