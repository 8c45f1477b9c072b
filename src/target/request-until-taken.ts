import { setTimeout as wait } from 'node:timers/promises'
import { type Dispatcher, request } from 'undici'
import { gatewayStatuses } from '../contract/gateway-statuses.js'
import type { Header } from '../exchange/exchange.js'
import { retryAfter } from '../exchange/retry-after.js'

/** More of an answer than this is not even read. */
const mostBytes = 65_536

/** It was one too many, or no service was there to take it: the same may be taken a little later. */
const notTaken: ReadonlySet<number> = new Set([429, ...gatewayStatuses])
/** How often a request is sent, and milliseconds until the second time; each further wait is twice as long. */
const [mostTries, firstWait] = [6, 250]

type Options = NonNullable<Parameters<typeof request>[1]> & { readonly signal: AbortSignal }

/**
 * Sends a request, and sends it again where it was one too many, as a run sends many besides, or a gateway did not pass it
 * on: a state that is not taken back stays for the rest of the run. Follows no redirect.
 *
 * @param expect statuses that are as they should be
 * @param onStatus is told each status
 * @returns the last status
 * @throws what undici throws, and when the signal aborts
 */
export async function requestUntilTaken(
  target: URL,
  options: Options,
  expect: readonly number[],
  onStatus: (status: number) => void,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await request(target, options)
    await answer.body.dump({ limit: mostBytes })
    const { statusCode: status } = answer
    onStatus(status)
    if (!notTaken.has(status) || expect.includes(status) || tries === mostTries) return status
    const wanted = retryAfter(pairsOf(answer), Date.now())
    await wait(wanted ?? firstWait * 2 ** (tries - 1), undefined, { signal: options.signal })
  }
}

const pairsOf = ({ headers }: Pick<Dispatcher.ResponseData, 'headers'>): readonly Header[] =>
  Object.entries(headers).map(([name, value]) => [name, String(value)])
