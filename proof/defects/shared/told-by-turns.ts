import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly operation: string
  readonly member: string
  readonly what: string
  readonly other: string
  readonly breaks: readonly string[]
}

const accounts = 'accounts.listAccounts.items-agree'

const rows: readonly Row[] = [
  {
    operation: 'getAccount',
    member: 'title',
    what: 'An account',
    other: 'Owner',
    breaks: [accounts, 'accounts.listEligibleAchAccounts.items-agree'],
  },
  {
    operation: 'listAccounts',
    member: 'title',
    what: 'An account of the bank itself, in its list,',
    other: 'Owner',
    breaks: [accounts],
  },
  {
    operation: 'getTransaction',
    member: 'holdState',
    what: 'A pending transaction',
    other: 'expired',
    breaks: ['transactions.getPendingTransactions.items-agree'],
  },
  {
    operation: 'getStrings',
    member: 'modifiedAt',
    what: 'A string in its list',
    other: '2024-02-29T12:00:00Z',
    // Its entity tag is that of what the list told before.
    breaks: ['text.getStrings.items-agree', 'text.setString.tag-of-strings'],
  },
]

/** One of two nodes that answer by turns never learnt of a change. */
const defects: readonly Defect[] = rows.map(({ operation, member, what, other, breaks }) => {
  const counts = withMemory(() => ({ met: 0 }))
  const tell = (one: JsonObject): JsonObject =>
    member in one && one['location'] !== 'external' ? { ...one, [member]: other } : one
  return {
    name: `told-by-turns-${operation}-${member}`,
    sentence: `${what} has another ${member} in every second answer, as one of two nodes tells it.`,
    breaks,
    response(response, request, context) {
      if (!response.ok) return response
      return changeJson({ operations: [operation], statuses: [200] }, (body) => {
        const memory = counts(context)
        memory.met += 1
        if (memory.met % 2 === 1) return body
        const { items, _embedded: embedded } = body
        if (Array.isArray(items)) return { ...body, items: (items as JsonObject[]).map(tell) }
        const { items: inner } = (embedded ?? {}) as JsonObject
        return Array.isArray(inner)
          ? { ...body, _embedded: { items: (inner as JsonObject[]).map(tell) } }
          : tell(body)
      })(response, request, context)
    },
  }
})

export default defects
