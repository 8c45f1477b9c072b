/** What is known of a request that a defect or a liberty of an extension looks at. */
interface VariationContext {
  /** operationId that method and path of the request name; absent when they name none. */
  readonly operation: string | undefined
  /** Milliseconds since 1970. The function is another one for each trial: what is remembered may be kept by it. */
  now(): number
}

/** A small difference from the target: what comes between Assay and it, as a gateway might. */
export interface ExtensionVariation {
  /** In small letters, with hyphens, and unique. */
  readonly name: string
  /** What is different, one sentence. */
  readonly sentence: string
  /** Changes a request before the target sees it; nothing where it stays as it is. */
  request?(request: Request, context: VariationContext): Changed<Request>
  /** Changes an answer after the target gave it; `request` is the one that Assay sent. */
  response?(response: Response, request: Request, context: VariationContext): Changed<Response>
}

type Changed<Kind> = Kind | undefined | Promise<Kind | undefined>

/** A planted fault: with it in force, the target breaks these requirements and no others. */
export interface ExtensionDefect extends ExtensionVariation {
  /** Ids of requirements. */
  readonly breaks: readonly string[]
}

/** What another conforming server might do: nothing may be found wrong with it. */
export interface ExtensionLiberty extends ExtensionVariation {
  /** Why the contract leaves room for it. */
  readonly because: string
}
