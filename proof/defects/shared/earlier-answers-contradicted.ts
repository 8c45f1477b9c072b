import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly operation: string
  readonly breaks: readonly string[]
  /** Another body; undefined where it would be the same. */
  readonly otherwise: (body: JsonObject) => JsonObject | undefined
}

const often = 4

type Item = JsonObject & { readonly _links?: Readonly<Record<string, JsonObject>> }

/** The list with another last item, if it has any. */
function withLast(body: JsonObject, change: (item: Item) => JsonObject): JsonObject | undefined {
  const { items = [] } = (body['_embedded'] ?? {}) as { readonly items?: readonly Item[] }
  const last = items.at(-1)
  if (last === undefined) return undefined
  return { ...body, _embedded: { items: [...items.slice(0, -1), change(last)] } }
}

const rows: readonly Row[] = [
  {
    name: 'created',
    sentence: 'Every fourth definition that is created is answered with another priority.',
    operation: 'createDefinition',
    breaks: ['notifications.createDefinition.creation-shown'],
    otherwise: (body) => ({ ...body, priority: 'low' }),
  },
  {
    name: 'listed',
    sentence: 'Every fourth list of definitions has another priority of the last one.',
    operation: 'getDefinitions',
    breaks: ['notifications.getDefinitions.items-agree'],
    otherwise: (body) => withLast(body, (item) => ({ ...item, priority: 'low' })),
  },
  {
    name: 'carried',
    sentence: 'Every fourth list of definitions lacks the priority of the last one.',
    operation: 'getDefinitions',
    breaks: ['notifications.getDefinitions.items-carry'],
    otherwise: (body) => withLast(body, ({ priority: _, ...item }) => item),
  },
  {
    name: 'topic',
    sentence: 'Every fourth list of notifications links the last one to another topic.',
    operation: 'getPullNotifications',
    breaks: [
      'messages.notification.link-topic',
      'messages.getPullNotifications.items-agree',
      'messages.getPullNotifications.by-topic',
    ],
    otherwise: (body) =>
      withLast(body, (item) => ({
        ...item,
        _links: { ...item['_links'], 'svc:topic': { href: '/topics/others' } },
      })),
  },
]

/** What one answer in four says otherwise than the others. */
const defects: readonly Defect[] = rows.map(({ name, sentence, operation, breaks, otherwise }) => {
  const counts = withMemory(() => ({ met: 0 }))
  return {
    name: `earlier-answers-${name}`,
    sentence,
    breaks,
    async response(response, _asked, context) {
      if (context.operation !== operation || !response.ok) return response
      const { status, headers } = response
      const body = (await response.clone().json()) as JsonObject
      const other = otherwise(body)
      if (other === undefined) return response
      const memory = counts(context)
      memory.met += 1
      if (memory.met % often !== 0) return response
      return new Response(JSON.stringify(other), { status, headers })
    },
  } satisfies Defect
})

export default defects
