import type { Operation } from '../contract/operation.js'
import { NoAnswer } from './no-answer.js'
import type { Order } from './order.js'

/** A request as it is sent, once or several times. */
export interface Letter extends Order {
  readonly operation: Operation
  readonly url: string
  /** Whether the request is one of the operation: what is behind a link to elsewhere is not judged as its answer. */
  readonly meant?: boolean
  /** Of a request that is none of the operation; GET by default. */
  readonly method?: 'GET' | 'POST'
}

export const methodOf = ({ operation, meant = true, method = 'GET' }: Letter): string =>
  meant ? operation.method : method

/** A write may have been carried out whatever it was answered with. */
export const reads = (letter: Letter): boolean => ['GET', 'HEAD'].includes(methodOf(letter))

/** Whether a connection broke under a request that may be sent twice. */
export const isRepeatable = (letter: Letter, error: unknown): boolean =>
  error instanceof NoAnswer &&
  error.exchange.outcome.kind === 'failure' &&
  error.exchange.outcome.failure === 'reset' &&
  reads(letter)
