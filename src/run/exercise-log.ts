import { isNode } from '../contract/is-node.js'
import type { AnsweredExchange } from '../rules/rule.js'
import type { UndescribedMember } from './interface-result.js'
import { undescribedMembers } from './undescribed-members.js'

/** What exchanges showed of one operation. */
export interface SeenOperation {
  readonly statuses: ReadonlySet<string>
  /** Statuses as they were answered. */
  readonly answered: ReadonlySet<number>
  readonly parameters: ReadonlySet<string>
  /** `body self`, `items svc:account`. */
  readonly links: ReadonlySet<string>
  readonly undescribed: readonly UndescribedMember[]
}

export interface ExerciseLog {
  look(answered: AnsweredExchange): void
  of(interfaceName: string, operationId: string): SeenOperation | undefined
}

interface Noted {
  readonly statuses: Set<string>
  readonly answered: Set<number>
  readonly parameters: Set<string>
  readonly links: Set<string>
  readonly undescribed: Map<string, UndescribedMember>
}

/** Undescribed members that are kept of one operation. */
const most = 20
/** Items of a list whose links are looked at. */
const mostItems = 100

/** Notes what of each operation was asked for and answered. Bounded, however long the run. */
export function openExerciseLog(): ExerciseLog {
  const noted = new Map<string, Noted>()
  return {
    look(answered) {
      const { operation, documented, exchange } = answered
      const key = `${operation.interface} ${operation.id}`
      const one = noted.get(key) ?? fresh()
      noted.set(key, one)
      one.answered.add(answered.response.status)
      if (documented !== undefined) one.statuses.add(documented.status)
      const query = new URL(exchange.request.url).searchParams
      const fields = new Set(exchange.request.headers.map(([name]) => name.toLowerCase()))
      for (const { name, in: place } of operation.parameters)
        if (place === 'path' || query.has(name) || fields.has(name.toLowerCase()))
          one.parameters.add(name)
      if (answered.json.kind !== 'json') return
      for (const link of linksIn(answered.json.value)) one.links.add(link)
      if (one.undescribed.size >= most) return
      for (const pointer of undescribedMembers(answered))
        if (one.undescribed.size < most && !one.undescribed.has(pointer))
          one.undescribed.set(pointer, {
            operation: operation.id,
            status: answered.response.status,
            pointer,
            exchange: exchange.number,
          })
    },
    of: (interfaceName, operationId) => {
      const one = noted.get(`${interfaceName} ${operationId}`)
      return one && { ...one, undescribed: [...one.undescribed.values()] }
    },
  }
}

const fresh = (): Noted => ({
  statuses: new Set(),
  answered: new Set(),
  parameters: new Set(),
  links: new Set(),
  undescribed: new Map(),
})

function linksIn(body: unknown): readonly string[] {
  if (!isNode(body)) return []
  const embedded = isNode(body['_embedded']) ? body['_embedded']['items'] : body['items']
  const items: readonly unknown[] = Array.isArray(embedded) ? embedded.slice(0, mostItems) : []
  const relations = (place: string, holder: unknown): readonly string[] =>
    isNode(holder) && isNode(holder['_links'])
      ? Object.keys(holder['_links']).map((relation) => `${place} ${relation}`)
      : []
  return [...relations('body', body), ...items.flatMap((item) => relations('items', item))]
}
