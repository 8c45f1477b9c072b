import { isObject } from '../is-object.js'
import { lastSegment } from '../memory/last-segment.js'
import { namedBy } from '../memory/named-by.js'
import { type Span, spanOf } from '../memory/span.js'
import { remarksOf } from '../remarks-of.js'
import type { LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'expired-alone'

/** A definition of ours that nothing was sent for since it was created does not expire when another one is let expire. */
export const expiredAlone: Rule = {
  id: `rules/${by}`,
  title: 'A definition does not expire with another one',
  file: 'src/rules/notifications/expired-alone.ts',
  contradicts: watchedBy(by),
  remember,
}

/** Definitions that are remembered. */
const most = 4000

function remember(): Memory {
  /** When each was created, and was not expired. */
  const created = new Map<string, Span>()
  /** After which exchange each was first named by a request that may be what let it expire. */
  const named = new Map<string, number>()
  const expiries: Span[] = []
  let doubts: (LateRemark & { readonly id: string })[] = []
  return {
    concerns: ({ interface: name }) => name === 'notifications',
    look(exchange, answered) {
      const { method, url } = exchange.request
      const span = spanOf(exchange)
      const text = method === 'GET' || method === 'HEAD' ? '' : namedBy(exchange)
      for (const id of created.keys())
        if (text.includes(id)) named.set(id, Math.min(named.get(id) ?? Infinity, span.since))
      const { response, json, operation, facts } = answered ?? {}
      if (answered === undefined || response === undefined || response.status >= 300) return []
      if (operation?.id === 'expireDefinition') expiries.push(span)
      if (json?.kind !== 'json' || !isObject(json.value)) return []
      const { _id: id, expired, expiresAt } = json.value
      if (typeof id !== 'string' || id === '') return []
      // One that told then when it expires does so by itself.
      if (response.status === 201 && expired !== true && expiresAt === undefined)
        if (created.size < most) created.set(id, span)
      const since = created.get(id)
      const isRead = operation?.id === 'getDefinition' && id === lastSegment(url)
      if (!isRead || since === undefined || expired !== true) return []
      const isMeanwhile = (one: Span): boolean =>
        one.number > since.number && one.since < span.number
      if (facts?.clock === 'moved' || !expiries.some(isMeanwhile)) return []
      const [expected, actual] = ['what nothing was sent for is not expired', 'true']
      const told = { about: 'expireDefinition', expected, actual, pointer: '/expired' }
      for (const remark of remarksOf(by, answered, [told]))
        doubts.push({ id, exchange: exchange.number, remark })
      return []
    },
    settle() {
      const due = doubts.filter(({ id, exchange }) => (named.get(id) ?? Infinity) >= exchange)
      doubts = []
      return due
    },
  }
}
