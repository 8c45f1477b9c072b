import { agentOfOne } from '../exchange/agent-of-one.js'
import { fillIn } from './fill-in.js'
import type { HookRequest } from './hook.js'
import type { HookCircumstances, HookOutcome } from './hook-outcome.js'
import { requestUntilTaken } from './request-until-taken.js'

/**
 * Sends the request of a hook with the headers that the profile gives it and no credentials of
 * any actor. Follows no redirect, and asks again when it was too much.
 */
export async function sendHookRequest(
  { method, url, headers, body, expect }: HookRequest,
  { baseUrl, values, signal, dispatcher }: HookCircumstances,
): Promise<HookOutcome> {
  const inUrl = Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)])
  const target = new URL(fillIn(url, Object.fromEntries(inUrl)), new URL(baseUrl).origin)
  const shown = `(${method} ${target.origin}${target.pathname})`
  let last: number | undefined
  try {
    const options = {
      method,
      headers: headers.flatMap(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.value,
      ]),
      body: body === undefined ? null : fillIn(body, values),
      signal,
      reset: true,
      dispatcher: dispatcher ?? agentOfOne,
    }
    const status = await requestUntilTaken(target, options, expect, (one) => (last = one))
    const meant = expect.length === 0 ? status >= 200 && status < 300 : expect.includes(status)
    if (meant) return { kind: 'done' }
    const wanted = expect.length === 0 ? 'a status from 200 to 299' : expect.join(' or ')
    const reason = `${shown} was answered with ${status}, but expects ${wanted}. Put the request right, or add the status to 'expect'.`
    return { kind: 'failed', reason }
  } catch (cause) {
    const before = last === undefined ? '' : `was answered with ${last}, and then `
    if (signal.aborted) return { kind: 'failed', reason: `${shown} ${before}${signal.reason}` }
    const said = cause instanceof Error ? cause.message : String(cause)
    const reason = `${shown} was not answered: ${said}. Is the address right and the server up?`
    return { kind: 'failed', reason, cause }
  }
}
