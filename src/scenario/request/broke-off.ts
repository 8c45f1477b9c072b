import { NoAnswer } from './no-answer.js'

/** Whether a connection broke before the answer to a request was whole: the next one may not. */
export const brokeOff = (error: unknown): error is NoAnswer =>
  error instanceof NoAnswer &&
  error.exchange.outcome.kind === 'failure' &&
  error.exchange.outcome.failure === 'reset'
