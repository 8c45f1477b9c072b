import { isObject } from '../is-object.js'
import { namedBy } from '../memory/named-by.js'
import { spanOf } from '../memory/span.js'
import { remarksOf } from '../remarks-of.js'
import type { LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'created-apart'

/**
 * Two definitions that say different things have two identifiers: a caller who reads the first one would be given the second.
 * That of a definition which was deleted may be given again, and notifications may be numbered like definitions.
 */
export const createdApart: Rule = {
  id: `rules/${by}`,
  title: 'No definition of notifications is created in the place of another one',
  file: 'src/rules/notifications/created-apart.ts',
  contradicts: watchedBy(by),
  remember,
}

const creations = ['createDefinition', 'createGlobalDefinition']

/** Definitions that are remembered. */
const most = 4000

function remember(): Memory {
  /** What was sent for each, by its identifier. */
  const made = new Map<string, string>()
  /** After which exchange each was last named by what may have deleted it. */
  const named = new Map<string, number>()
  let doubts: (LateRemark & { readonly id: string })[] = []
  return {
    concerns: (exchange) => exchange.interface === 'notifications',
    look(exchange, answered) {
      const { method } = exchange.request
      // Whatever a supplement deletes with, it names what is deleted.
      const isCreation = method === 'POST' && answered?.response.status === 201
      if (method !== 'GET' && !isCreation) {
        const text = namedBy(exchange)
        for (const id of made.keys())
          if (text.includes(id)) {
            made.delete(id)
            named.set(id, exchange.number)
          }
        // It may have been deleted before the answer to that came.
        const { since } = spanOf(exchange)
        doubts = doubts.filter((one) => since >= one.exchange || !text.includes(one.id))
      }
      if (!isCreation || !creations.includes(answered.operation.id)) return []
      if (answered.json.kind !== 'json' || !isObject(answered.json.value)) return []
      const { _id: id } = answered.json.value
      const sent = exchange.request.body?.text
      if (typeof id !== 'string' || id === '' || sent === undefined) return []
      const before = made.get(id)
      if (made.size < most) made.set(id, sent)
      const isMeanwhile = spanOf(exchange).since < (named.get(id) ?? 0)
      if (before === undefined || before === sent || isMeanwhile) return []
      const expected = 'another _id than that of a definition which was created before'
      const told = { about: 'createDefinition', expected, actual: id, pointer: '/_id' }
      for (const remark of remarksOf(by, answered, [told]))
        doubts.push({ id, exchange: exchange.number, remark })
      return []
    },
    settle() {
      const due = doubts
      doubts = []
      return due
    },
  }
}
