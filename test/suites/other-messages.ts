import { refusal, type Reply, type IncomingRequest } from './other-text.js'

/** What the document leaves to a bank that delivers messages. */
export interface MessageBehaviour {
  /** Answer to a message on a topic that there is not. */
  readonly stranger: number
  readonly invalid: number
  /** Answer to an identifier that the service never gives. */
  readonly strange: number
  /** Whether a notification carries the body of its message. */
  readonly body?: true
  /** Whether acknowledging takes an object. */
  readonly object?: true
  /** Whether a notification that was acknowledged can still be read by its identifier. */
  readonly archived?: true
  readonly count?: 'page' | 'list'
  readonly cap: number
  /** Milliseconds until a message has come to the lists. */
  readonly delay: number
  readonly base: string
  /** Milliseconds since 1970. */
  now(): number
}

interface Waiting {
  readonly _id: string
  readonly topic: string
  readonly subscription: string
  readonly entity?: string
  readonly body?: unknown
  readonly from: number
  acknowledged?: true
}

/** Topics, with their subscriptions. */
const topics: Readonly<Record<string, readonly string[]>> = {
  '1': ['101', '102', '103'],
  '2': ['201'],
  '3': ['301', '302'],
}
const inactive = ['103']
const entitled = ['301']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The messages of another bank, whose identifiers are numbers. */
export function otherMessages(ways: MessageBehaviour): (wish: IncomingRequest) => Reply {
  const waiting = new Map<string, Waiting>()
  let given = 900_000
  const { base } = ways
  const topicOf = (href: unknown): string | undefined =>
    typeof href === 'string' ? /\/emne\/(\w+)$/.exec(href)?.[1] : undefined
  const put = (topic: string, subscription: string, body: unknown, entity?: string): void => {
    const id = String((given += 1))
    const from = ways.now() + ways.delay
    waiting.set(id, { _id: id, topic, subscription, from, body, entity })
  }
  for (let at = 0; at < 5; at += 1) put('2', '201', { at })

  const shown = ({ _id, topic, subscription, entity, body, from }: Waiting): object => ({
    _id,
    createdAt: new Date(from).toISOString().replace('Z', '+00:00'),
    body: ways.body ? body : undefined,
    _links: {
      self: { href: `${base}/notifications/pullNotifications/${_id}` },
      'svc:topic': { href: `${base}/emne/${topic}` },
      'svc:subscription': { href: `${base}/abo/${subscription}` },
      'svc:entity': entity && { href: entity },
      'svc:acknowledge': { href: `${base}/kvittering?melding=${_id}` },
    },
  })

  const publish = ({ body: text }: IncomingRequest): Reply => {
    if (Buffer.byteLength(text) > 256 * 1024) return refusal(413)
    let said: unknown
    try {
      said = JSON.parse(text)
    } catch {
      return refusal(400)
    }
    if (!isObject(said) || !isObject(said['_links'])) return refusal(ways.invalid)
    const { 'svc:topic': link, 'svc:entity': about } = said['_links']
    if (!isObject(link)) return refusal(ways.invalid)
    const topic = topicOf(link['href'])
    if (topic === undefined || !(topic in topics)) return refusal(ways.stranger)
    const entity = isObject(about) ? String(about['href']) : undefined
    for (const one of topics[topic] ?? [])
      if (!inactive.includes(one) && (entity === undefined || entitled.includes(one)))
        put(topic, one, said['body'], entity)
    return { status: 202 }
  }

  const list = (
    { query, path: [, name = ''] }: IncomingRequest,
    all: readonly Waiting[],
  ): Reply => {
    const [start, limit] = [query.get('start') ?? '0', query.get('limit') ?? '20']
    if (!/^\d{1,12}$/.test(start) || !/^[1-9]\d{0,8}$/.test(limit)) return refusal(ways.invalid)
    if (query.get('sortBy') !== null) return refusal(ways.invalid)
    const last = (name: string): string | undefined => query.get(name)?.split('/').at(-1)
    const found = all.filter(
      ({ topic, subscription }) =>
        (last('topic') ?? topic) === topic &&
        (last('subscription') ?? last('subscriptionUri') ?? subscription) === subscription,
    )
    const [from, size] = [Number(start), Math.min(Number(limit), ways.cap)]
    const items = found.slice(from, from + size)
    const path = `${base}/notifications/${name}`
    const page = (at: number): { href: string } => {
      const asked = new URLSearchParams({ ...Object.fromEntries(query), start: String(at) })
      return { href: `${path}?${asked}` }
    }
    const more = from + size < found.length
    const next = more ? { next: page(from + size) } : {}
    return {
      status: 200,
      body: {
        count: ways.count && (ways.count === 'page' ? items.length : found.length),
        limit: size,
        _links: { self: page(from), first: page(0), ...next, collection: { href: path } },
        _embedded: { items: items.map((one) => shown(one)) },
      },
    }
  }

  return (wish) => {
    const { method, path, query, body } = wish
    const [root, kind, id] = path
    const there = [...waiting.values()].filter(({ from }) => from <= ways.now())
    if (root === 'kvittering') {
      const one = waiting.get(query.get('melding') ?? '')
      if (method !== 'POST' || one === undefined) return refusal(404)
      if (ways.object && body === '') return refusal(400)
      if (ways.archived) one.acknowledged = true
      else waiting.delete(query.get('melding') ?? '')
      return { status: 200, body: { takk: true } }
    }
    if (root === 'banking') return { status: 200, body: {} }
    if (kind === '') return { status: 200, body: { _links: { emner: { href: `${base}/emne` } } } }
    if (kind === 'apiDoc') return refusal(403)
    if (kind === 'messages') return publish(wish)
    if (kind === 'deliveryQueue') return list(wish, [])
    if (kind !== 'pullNotifications') return refusal(404)
    if (id === undefined)
      return list(
        wish,
        there.filter(({ acknowledged }) => !acknowledged),
      )
    if (!/^\d{6}$/.test(id)) return refusal(ways.strange)
    const one = there.find(({ _id }) => _id === id)
    if (one === undefined) return refusal(404)
    if (method !== 'DELETE') return { status: 200, body: shown(one) }
    waiting.delete(id)
    return { status: 204 }
  }
}
