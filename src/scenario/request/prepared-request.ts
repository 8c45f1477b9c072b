import type { Operation } from '../../contract/operation.js'
import { brokeOff } from './broke-off.js'
import type { RequestInput } from './request-input.js'

/** A request as it is sent, once or several times. */
export interface PreparedRequest extends RequestInput {
  readonly operation: Operation
  readonly url: string
  /** Whether the request is one of the operation: what is behind a link to elsewhere is not judged as its answer. */
  readonly meant?: boolean
  /** Of a request that is none of the operation; GET by default. */
  readonly method?: 'GET' | 'POST'
}

export const methodOf = ({ operation, meant = true, method = 'GET' }: PreparedRequest): string =>
  meant ? operation.method : method

/** A write may have been carried out even if it was answered with an error. */
export const reads = (prepared: PreparedRequest): boolean =>
  ['GET', 'HEAD'].includes(methodOf(prepared))

/** Whether a connection broke under a request that may be sent twice. */
export const isRepeatable = (prepared: PreparedRequest, error: unknown): boolean =>
  brokeOff(error) && reads(prepared)
