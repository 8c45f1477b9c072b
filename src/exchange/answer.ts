import type { Failure, Header } from './exchange.js'

/** What came back, as it came. */
export interface Answer {
  readonly kind: 'answer'
  readonly status: number
  readonly headers: readonly Header[]
  /** Content codings still on. */
  readonly body: Buffer
  /** `performance.now()` when the head was there. */
  readonly headAt: number
}

/** No answer; `error` is what the client library reported, if it did. */
export interface NoAnswer {
  readonly kind: 'none'
  readonly failure: Failure
  readonly error?: Error
  /** Whether a part of an answer had come. */
  readonly begun: boolean
}
