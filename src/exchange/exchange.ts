/** One header field as it travelled: name in its own letter case, value as sent. Repeated fields stay repeated. */
export type Header = readonly [name: string, value: string]

/** A body as recorded: `text` when its bytes are UTF-8, else `base64`; secrets are already tokens. */
export interface RecordedBody {
  readonly text?: string
  readonly base64?: string
  /** Only the beginning was kept. */
  readonly cut?: true
  /** Size on the wire, in bytes, before redaction. */
  readonly bytes: number
}

export interface RecordedRequest {
  readonly method: string
  /** Absolute URL. */
  readonly url: string
  readonly headers: readonly Header[]
  readonly body?: RecordedBody
}

/** The target answered. */
export interface RecordedResponse {
  readonly kind: 'response'
  readonly status: number
  readonly headers: readonly Header[]
  readonly body?: RecordedBody
}

export type FailureKind =
  | 'unreachable' // no connection: refused, no route, no such host
  | 'tls' // the connection could not be secured
  | 'timeout' // a time limit of ours ran out
  | 'reset' // the connection broke before the answer was whole
  | 'too-large' // the answer exceeded a size limit of ours
  | 'malformed' // what came back is not HTTP
  | 'aborted' // the run or the scenario was stopped
  | 'unrecorded' // a replay has no answer to this request

/** No answer: the network's fault or ours, or a target that breaks off. */
export interface Failure {
  readonly kind: 'failure'
  readonly failure: FailureKind
  readonly message: string
}

export interface Timings {
  /** RFC 3339, UTC. */
  readonly startedAt: string
  /** Milliseconds from sending to the response head. */
  readonly head: number
  /** Milliseconds from sending to the end of the body or the failure. */
  readonly total: number
}

/** One request and its response or its failure. Immutable; numbered from 1 in the order of completion. */
export interface Exchange {
  readonly number: number
  readonly actor: string
  /** Interface and operationId that the request was meant for, when it was meant for one. */
  readonly interface?: string
  readonly operation?: string
  /** Id of the scenario, law case or fixture that sent it. */
  readonly scenario?: string
  /** Number of the last exchange that had been recorded when it was sent; absent where that is not known. */
  readonly since?: number
  /** The same of when it was first asked for, where it had to wait: for a place, for a 429 to pass, for another token. */
  readonly asked?: number
  readonly timings: Timings
  readonly request: RecordedRequest
  readonly outcome: RecordedResponse | Failure
}
