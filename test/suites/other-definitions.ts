import { refusal, type Reply, tagged, type IncomingRequest } from './other-text.js'

/** What the document leaves to a bank with definitions of notifications. */
export interface DefinitionBehaviour {
  /** Who sees definitions, besides administrators. */
  readonly seenBy: 'nobody' | 'everybody'
  /** What the count of a page tells, if pages have one. */
  readonly count?: 'page' | 'list'
  /** Whether the last page has a link next as well. */
  readonly endless?: true
  /** Whether a definition shows its text with the values in it. */
  readonly filled?: true
  readonly invalid: number
  /** Answer to a definition with both flags; they are left out where there is none. */
  readonly both?: number
  /** Fields by which the list can be sorted; others are refused. */
  readonly sortable: readonly string[]
  readonly cap: number
  /** Whether expired definitions are out of the list unless they are asked for. */
  readonly hidesExpired?: true
  readonly withTypes?: true
  readonly base: string
}

interface Definition {
  readonly _id: string
  readonly type: string
  readonly contextName: string
  readonly indicator?: boolean
  readonly notDismissible?: boolean
  readonly priority?: string
  readonly expired: boolean
  readonly message?: { readonly text?: string }
  readonly values?: Readonly<Record<string, string>>
}

/** The identifier of a definition as it stands in an address. */
const addressOf = ({ _id: id }: Definition): string => encodeURIComponent(id)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean => typeof value === 'string'
const isMapOf = (map: unknown, test: (value: unknown) => boolean): boolean =>
  isObject(map) && Object.values(map).every(test)
const isMessage = (value: unknown): value is Record<string, unknown> =>
  isObject(value) &&
  [value['text'], value['imageUri']].every((one) => one === undefined || typeof one === 'string')

/** The definitions of another bank, as `otherText` is its text. */
export function otherDefinitions(ways: DefinitionBehaviour): (wish: IncomingRequest) => Reply {
  const kept = new Map<string, Definition>()
  const keep = (one: Omit<Definition, '_id' | 'expired'>, expired = false): Definition => {
    const id = `${7000 + kept.size}@def`
    const definition = { _id: id, expired, ...one }
    kept.set(id, definition)
    return definition
  }
  for (const contextName of ['global', 'account', 'mortgage', 'none', 'account', 'user', 'none'])
    keep(
      {
        type: `Nyhet-${kept.size % 3}`,
        contextName,
        priority: 'low',
        message: { text: 'Hei {x}' },
      },
      kept.size === 4,
    )
  const refuse = (type: string): Reply =>
    ways.withTypes
      ? { status: ways.invalid, body: { _error: { type, statusCode: ways.invalid } } }
      : refusal(ways.invalid)

  const shown = (one: Definition): object => ({
    ...one,
    ...(ways.filled && {
      message: {
        ...one.message,
        ...(one.message?.text !== undefined && {
          text: one.message.text.replaceAll(
            /\{(\w+)\}/g,
            (written, name: string) => one.values?.[name] ?? written,
          ),
        }),
      },
    }),
    _links: {
      self: { href: `${ways.base}/notifications/definitions/${addressOf(one)}` },
      'svc:expire': [{ href: `${ways.base}/expiredDefinitions?definition=${addressOf(one)}` }],
    },
  })

  const list = ({ query }: IncomingRequest): Reply => {
    const [start, limit] = [query.get('start') ?? '0', query.get('limit') ?? '100']
    if (!/^\d{1,12}$/.test(start) || !/^[1-9]\d{0,8}$/.test(limit)) return refusal(ways.invalid)
    const expired = query.get('expired')
    if (expired !== null && !['true', 'false'].includes(expired)) return refusal(ways.invalid)
    const fields = (query.get('sortBy') ?? '').split(',').filter((one) => one !== '')
    if (!fields.every((one) => ways.sortable.includes(one.replace(/^-/, ''))))
      return refusal(ways.invalid)
    const wanted = (name: string, value: string): boolean =>
      query.get(name)?.split('|').includes(value) ?? true
    const found = [...kept.values()]
      .filter(({ type, contextName }) => wanted('type', type) && wanted('contextName', contextName))
      .filter((one) =>
        expired === null ? !(ways.hidesExpired && one.expired) : String(one.expired) === expired,
      )
      .toSorted((one, other) => {
        for (const field of fields) {
          const name = field.replace(/^-/, '') as 'type'
          const order = String(one[name] ?? '').localeCompare(String(other[name] ?? ''))
          if (order !== 0) return field.startsWith('-') ? -order : order
        }
        return 0
      })
    const [from, size] = [Number(start), Math.min(Number(limit), ways.cap)]
    const items = found.slice(from, from + size)
    const page = (at: number): { href: string } => {
      const link = new URLSearchParams(query)
      link.set('start', String(at))
      link.set('limit', String(size))
      return { href: `?${link}` }
    }
    const more = from + size < found.length || ways.endless
    const next = more ? { next: page(from + size) } : {}
    const collection = { href: `${ways.base}/notifications/definitions` }
    return {
      status: 200,
      body: {
        ...(ways.count && { count: ways.count === 'page' ? items.length : found.length }),
        _links: { self: page(from), first: page(0), ...next, collection },
        _embedded: { items: items.map((one) => shown(one)) },
      },
    }
  }

  const create = (wish: IncomingRequest, global: boolean): Reply => {
    if (!wish.admin) return refusal(403)
    let said: unknown
    try {
      said = JSON.parse(wish.body)
    } catch {
      return refusal(400)
    }
    if (!isObject(said) || !isObject(said['message'])) return refusal(ways.invalid)
    const { type, contextName, indicator, notDismissible, priority, message, values } = said
    const isMisshapen =
      [type, contextName, priority].some((one) => one !== undefined && typeof one !== 'string') ||
      [indicator, notDismissible].some((one) => one !== undefined && typeof one !== 'boolean') ||
      !isMessage(message) ||
      (message['variants'] !== undefined && !isMapOf(message['variants'], isMessage)) ||
      (values !== undefined && !isMapOf(values, isText))
    if (isMisshapen) return refusal(ways.invalid)
    const both = indicator === true && notDismissible === true
    if (both && ways.both !== undefined)
      return refuse('indicatorAndNotDismissibleMutuallyExclusive')
    const made = keep({
      type: String(global ? 'alle' : type),
      contextName: String(global ? 'global' : contextName),
      ...(typeof indicator === 'boolean' && { indicator }),
      ...(typeof notDismissible === 'boolean' && !both && { notDismissible }),
      ...(typeof priority === 'string' && { priority }),
      message,
      ...(isObject(values) && { values: values as Record<string, string> }),
    })
    const location = `${ways.base}/notifications/definitions/${addressOf(made)}`
    return tagged({ ...wish, header: () => undefined }, shown(made), 201, { location })
  }

  return (wish) => {
    const { method, path, admin } = wish
    if (path[1] === 'globalDefinitions') return create(wish, true)
    if (method === 'POST') return create(wish, false)
    if (!admin && ways.seenBy === 'nobody') return refusal(403)
    if (path[2] === undefined) return list(wish)
    const one = kept.get(path[2])
    if (one === undefined) return refusal(404)
    // How definitions are changed is not shown; no one can, here.
    return method === 'GET' ? tagged(wish, shown(one)) : refusal(admin ? 422 : 403)
  }
}
