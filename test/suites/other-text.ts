import { createHash } from 'node:crypto'

/** An answer of a bank that was written from the documents alone. */
export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A request, as far as that bank looks at it. */
export interface IncomingRequest {
  readonly method: string
  readonly path: readonly string[]
  readonly query: URLSearchParams
  readonly header: (name: string) => string | undefined
  readonly body: string
  readonly admin: boolean
}

interface Item {
  readonly value: string
  readonly language?: string
  readonly format?: string
}

const simple = /^[A-Za-z_][\w$]*$/
const formatNames = ['small', 'large', 'kiosk']
const tagOf = (value: unknown): string =>
  `"${createHash('sha1').update(JSON.stringify(value)).digest('hex')}"`

export const refusal = (status: number): Reply => ({ status, body: { _error: { message: 'No.' } } })

/** Answers with an entity tag, or with 304 to anyone who has it. */
export function tagged(
  { header }: IncomingRequest,
  body: unknown,
  status = 200,
  headers = {},
): Reply {
  const tag = tagOf(body)
  const known = header('if-none-match')
  return known !== undefined && (known.trim() === '*' || known.includes(tag))
    ? { status: 304, headers: { etag: tag } }
    : { status, body, headers: { etag: tag, ...headers } }
}

/** Why a write is refused: the tag first, 412 for a wrong one and 400 for none. */
export function unmet({ header }: IncomingRequest, current: unknown): Reply | undefined {
  const given = header('if-match')
  if (given === undefined) return refusal(400)
  return given === '*' || given.includes(tagOf(current)) ? undefined : refusal(412)
}

const self = (href: string) => ({ _links: { self: { href } } })

/** The text of another bank: terse, with 404 for what is not there, and no links but to itself. */
export function otherText(): (wish: IncomingRequest) => Reply {
  const groups = new Map<string, Map<string, readonly Item[]>>([
    ['shop', new Map([['open', [{ value: 'Open {{Base.from}}–{{Base.till}}, {{name}}' }]]])],
    ['shop.hours', new Map([['title', [{ value: 'Hours' }, { value: 'Horas', language: 'es' }]]])],
    [
      'Base',
      new Map([
        ['from', [{ value: '9' }]],
        ['till', [{ value: '17' }]],
      ]),
    ],
    ['mine', new Map()],
  ])
  const formats = new Map(formatNames.map((name) => [name, `For ${name} screens`]))
  const find = (key: string): readonly Item[] | undefined => {
    const at = key.lastIndexOf('.')
    return groups.get(key.slice(0, at))?.get(key.slice(at + 1))
  }
  const isCircular = (key: string, items: readonly Item[], seen: readonly string[] = []): boolean =>
    items
      .flatMap(({ value }) => [...value.matchAll(/\{\{([\w$.]+)\}\}/g)].map(([, to = '']) => to))
      .some(
        (to) =>
          to === key || (!seen.includes(to) && isCircular(key, find(to) ?? [], [...seen, to])),
      )

  const resolved = (wish: IncomingRequest): Reply => {
    const { query } = wish
    const flag = (name: string): boolean | undefined =>
      ({ true: true, false: false })[query.get(name) ?? '']
    if (['resolve', 'subgroups'].some((one) => query.has(one) && flag(one) === undefined))
      return refusal(400)
    const since = query.get('since')
    if (since !== null && Number.isNaN(Date.parse(since))) return refusal(400)
    const format = query.get('format') ?? 'small'
    const wanted = query.get('groups')?.split(',')
    const accepted = (wish.header('accept-language') ?? '')
      .split(',')
      .map((part) => part.trim().split(/;\s*q=/))
      .toSorted(([, one = '1'], [, other = '1']) => Number(other) - Number(one))
      .map(([tag = '']) => tag)
    const asked = query.get('languages')?.split(',') ?? accepted
    const languages = asked
      .filter((tag) => /^[A-Za-z]/.test(tag))
      .flatMap((tag) => (tag.includes('-') ? [tag, tag.split('-')[0] ?? ''] : [tag]))
    const missing = new Set<string>()
    const choose = (items: readonly Item[]): string | undefined => {
      for (const language of [...languages, undefined])
        for (const one of [format, undefined]) {
          const found = items.find((it) => it.language === language && it.format === one)
          if (found) return found.value
        }
      return undefined
    }
    const expand = (text: string): string =>
      flag('resolve') === false
        ? text
        : text.replaceAll(/\{\{([\w$.]+[.][\w$]+)\}\}/g, (written: string, key: string) => {
            const value = choose(find(key) ?? [])
            if (value === undefined) missing.add(key)
            return value === undefined ? written : expand(value)
          })
    const chosen = [...groups].filter(
      ([name]) =>
        wanted === undefined ||
        wanted.some((one) => one === name || (flag('subgroups') && name.startsWith(`${one}.`))),
    )
    const texts = chosen.map(([name, strings]) => [
      name,
      Object.fromEntries([...strings].map(([id, items]) => [id, expand(choose(items) ?? '')])),
    ])
    const body = { format, languages, groups: Object.fromEntries(texts) as object }
    return tagged(wish, missing.size === 0 ? body : { ...body, unresolvedKeys: [...missing] })
  }

  const write = (
    wish: IncomingRequest,
    group: Map<string, readonly Item[]>,
    key: string,
    id: string,
  ): Reply => {
    const before = group.get(id)
    const location = `/text/groups/${key.slice(0, -id.length - 1)}/strings/${id}`
    const at = self(location)
    const refused = before === undefined ? undefined : unmet(wish, { values: before, ...at })
    if (!wish.admin || refused) return refused ?? refusal(403)
    let values: unknown
    try {
      values = (JSON.parse(wish.body) as { values?: unknown }).values
    } catch {
      return refusal(400)
    }
    if (!simple.test(id) || !Array.isArray(values) || !values.every(isItem)) return refusal(422)
    const same = (one: Item) => (it: Item) =>
      it.language === one.language && it.format === one.format
    const twice = values.some((one, index) => values.findIndex(same(one)) < index)
    if (twice || !values.some(same({ value: '' }))) return refusal(422)
    if (before?.some((one) => !values.some(same(one))) || isCircular(key, values))
      return refusal(409)
    group.set(id, values)
    return before === undefined
      ? tagged(wish, { values, ...at }, 201, { location })
      : tagged(wish, { values, ...at })
  }

  return (wish) => {
    const { method, path, admin } = wish
    const [, kind, name = '', , id = ''] = path
    if (kind === 'resolved') return resolved(wish)
    if (kind === 'apiDoc') return refusal(403)
    if (kind === 'formats') {
      const one = (format: string) => ({ name: format, description: formats.get(format) })
      const item = (format: string) => ({ ...one(format), ...self(`/text/formats/${format}`) })
      if (name === '')
        return tagged(wish, {
          name: 'formats',
          ...self('/text/formats'),
          _embedded: { items: [...formats.keys()].map(item) },
        })
      if (!formats.has(name)) return refusal(404)
      return method === 'GET' ? tagged(wish, one(name)) : refusal(403)
    }
    const group = groups.get(name)
    if (group === undefined) return refusal(404)
    const all = `/text/groups/${name}/strings`
    if (id === '') {
      const items = [...group].map(([string, values]) => ({
        name: string,
        values,
        ...self(`${all}/${string}`),
      }))
      return tagged(wish, { name: 'strings', ...self(all), _embedded: { items } })
    }
    if (method === 'PUT') return write(wish, group, `${name}.${id}`, id)
    const values = group.get(id)
    if (values === undefined) return refusal(404)
    if (method === 'GET') return tagged(wish, { values, ...self(`${all}/${id}`) })
    return admin && group.delete(id) ? { status: 202 } : refusal(403)
  }
}

const isItem = (one: unknown): one is Item => {
  const { value, language, format } = (one ?? {}) as Record<string, unknown>
  return (
    typeof value === 'string' &&
    [...value].length <= 4096 &&
    (language === undefined ||
      (typeof language === 'string' && /^[a-z]{2,3}(-[A-Za-z]{2,3})?$/.test(language))) &&
    (format === undefined || typeof format === 'string')
  )
}
