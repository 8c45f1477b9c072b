import { Agent, type Dispatcher } from 'undici'
import type { Bank } from '../../src/reference/bank.js'
import type { TrialClock } from './trial-clock.js'

/** Hands the requests of hooks to a bank without a socket between. */
export function bankDispatcher(
  { fetch }: Pick<Bank, 'fetch'>,
  { during }: Pick<TrialClock, 'during'>,
): Dispatcher {
  const answer = async ({ origin = '', path, method, body }: Dispatcher.DispatchOptions) =>
    fetch(
      new Request(`${String(origin)}${path}`, {
        method,
        body: typeof body === 'string' ? body : undefined,
      }),
    )
  return new Agent().compose(() => (options, handler) => {
    const controller = {} as Dispatcher.DispatchController
    handler.onRequestStart?.(controller, undefined)
    void during(() => answer(options)).then(
      ({ status }) => {
        handler.onResponseStart?.(controller, status, {})
        handler.onResponseEnd?.(controller, {})
      },
      (error: Error) => handler.onResponseError?.(controller, error),
    )
    return true
  })
}
