import type { Header } from '../../exchange/exchange.js'
import type { UrlParameters } from './request-url.js'

/** What a scenario asks for. */
export interface RequestInput extends UrlParameters {
  readonly headers?: readonly Header[]
  readonly body?: Uint8Array
  /** Goes out as the media type that the operation documents, unless `headers` says otherwise. */
  readonly json?: unknown
  /** False for a scenario that wants to see the 429; true, the default, waits it out. */
  readonly waitOut429?: boolean
  /** False for a scenario that wants to see the 503; true, the default, asks again a little later. */
  readonly waitOut503?: boolean
}
