import type { Exchange } from '../../exchange/exchange.js'
import { createTake, type Take } from '../../run/create-take.js'

/**
 * Hands out values that can be used once as the run did, whatever is judged first: to each user those that its own
 * requests name, in their order, then those that no request names.
 */
export function replayTake(exchanges: readonly Exchange[]): Take {
  const sent = new Map<string, string[]>()
  for (const { scenario = '', request } of exchanges) {
    const requests = sent.get(scenario) ?? []
    sent.set(scenario, requests)
    requests.push(`${request.url}\n${request.body?.text ?? ''}`)
  }
  const firstOf = (user: string, value: string): number =>
    (sent.get(user) ?? []).findIndex((one) => isNamed(one, value))
  const isSent = (value: string): boolean =>
    [...sent.keys()].some((user) => firstOf(user, value) >= 0)
  return createTake((left, values, user) => {
    const known = left.map((at) => ({ at, first: firstOf(user, values[at] ?? '') }))
    const [own] = known.filter(({ first }) => first >= 0).toSorted((a, b) => a.first - b.first)
    return own?.at ?? left.find((at) => !isSent(values[at] ?? '')) ?? left[0] ?? 0
  })
}

/** Whether a request has a value in its URL or its body: not as a part of a longer one. */
function isNamed(request: string, value: string): boolean {
  const inJson = JSON.stringify(value).slice(1, -1)
  return [...new Set([value, encodeURIComponent(value), inJson])].some((form) => {
    for (let at = request.indexOf(form); at >= 0; at = request.indexOf(form, at + 1)) {
      const [before = '', after = ''] = [request[at - 1], request[at + form.length]]
      if (!/[\w-]/.test(before) && !/[\w-]/.test(after)) return true
    }
    return false
  })
}
