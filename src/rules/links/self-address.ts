import { type LawAspect, aspectOf } from '../../contract/law/law-aspect.js'
import { decoded } from '../decoded.js'
import { hrefsIn } from './hrefs-in.js'
import { isObject } from '../is-object.js'
import { namesAspect } from '../names-aspect.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { splitAddress } from './split-address.js'

/** What carries a link self, and where. */
interface Holder {
  readonly about: LawAspect
  readonly body: Readonly<Record<string, unknown>>
  readonly at: string
  /** Path of what its kind is read by, without the identifier at its end. */
  readonly path: string
  /** Identifiers by which it is known. */
  readonly names: readonly unknown[]
}

const body = aspectOf('links', 'self', 'body self')
const item = aspectOf('links', 'self', 'items self')
const created = aspectOf('creations', 'self')
const written = aspectOf('conditional-writes', 'self')

/** A link self that has the path of another resource of the same kind leads to that one. */
export const selfAddress: Rule = {
  id: 'rules/self-address',
  title: 'A link self does not have the address of another resource',
  file: 'src/rules/links/self-address.ts',
  contradicts: namesAspect(body, item, created, written),
  judge: (answered) => [
    ...toOtherHolder(answered),
    ...toTwoItems(answered),
    ...holdersIn(answered).flatMap((holder): readonly Remark[] => {
      const [href, ...more] = hrefsIn(holder.body, 'self')
      const requirement = answered.operation.requirement(holder.about)
      const name = href && lastOf(href, answered.exchange.request.url, holder.path)
      if (href === undefined || name === undefined || more.length > 0) return []
      if (holder.names.some((one) => isSameName(one, name)))
        return [{ requirement, verdict: 'pass' }]
      const expected = `a link to ${String(holder.names[0])}`
      const pointer = `${holder.at}/_links/self`
      return [{ requirement, verdict: 'fail', expected, actual: href, pointer }]
    }),
  ],
}

/** What belongs to a resource does not have the address of what belongs to another one. */
function toOtherHolder({
  exchange,
  operation,
  response,
  json,
}: AnsweredExchange): readonly Remark[] {
  const { url } = exchange.request
  const [href = '', ...more] = json.kind === 'json' ? hrefsIn(json.value, 'self') : []
  const requirement = operation.requirement(operation.method === 'PUT' ? written : body)
  if (response.status >= 300 || more.length > 0 || operation.path.endsWith('}')) return []
  if (href === '' || requirement === undefined || !URL.canParse(href, url)) return []
  const template = operation.path.slice(1).split('/')
  const [there, asked] = [href, url].map((one) =>
    new URL(one, url).pathname.split('/').slice(-template.length),
  ) as [string[], string[]]
  const isName = (at: number): boolean => template[at]?.startsWith('{') === true
  // Another address than the documents have may lead there as well.
  if (!template.every((segment, at) => isName(at) || there[at] === segment)) return []
  const isOther = template.some(
    (_, at) => isName(at) && !isSameName(decoded(there[at] ?? ''), decoded(asked[at] ?? '')),
  )
  if (!isOther) return [{ requirement, verdict: 'pass' }]
  const expected = `a link to ${asked.join('/')}`
  return [{ requirement, verdict: 'fail', expected, actual: href, pointer: '/_links/self' }]
}

/** Two items of a list are two resources, each at an address of its own. */
function toTwoItems({ operation, response, json }: AnsweredExchange): readonly Remark[] {
  const requirement = operation.requirement(item)
  const { by } = operation.itemResource ?? {}
  const value = json.kind === 'json' && response.status === 200 ? json.value : undefined
  const embedded = isObject(value) && isObject(value['_embedded']) ? value['_embedded'] : {}
  const { items } = embedded
  if (requirement === undefined || by === undefined || !Array.isArray(items)) return []
  const names = new Map<string, unknown>()
  return items.flatMap((one: unknown, index): readonly Remark[] => {
    const [href, ...more] = isObject(one) ? hrefsIn(one, 'self') : []
    const name = isObject(one) ? one[by] : undefined
    if (href === undefined || more.length > 0 || typeof name !== 'string') return []
    const other = names.get(href) ?? name
    names.set(href, other)
    if (other === name) return []
    const expected = `another link than that of ${String(other)}`
    const pointer = `/_embedded/items/${index}/_links/self`
    return [{ requirement, verdict: 'fail', expected, actual: href, pointer }]
  })
}

function holdersIn(answered: AnsweredExchange): readonly Holder[] {
  const { exchange, operation, response, json } = answered
  if (json.kind !== 'json' || !isObject(json.value)) return []
  const { pathname } = new URL(exchange.request.url)
  const { value } = json
  if (response.status === 201 && typeof value['_id'] === 'string')
    return [{ about: created, body: value, at: '', path: `${pathname}/`, names: [value['_id']] }]
  const isPut = operation.method === 'PUT' && response.status < 300
  if (!isPut && (response.status !== 200 || operation.method !== 'GET')) return []
  const { itemResource } = operation
  if (itemResource === undefined) {
    const [, path, asked] = /^(.*\/)([^/]+)$/.exec(pathname) ?? []
    const isNamed = /\/\{[^/]+\}$/.test(operation.path)
    if (path === undefined || asked === undefined || !isNamed) return []
    const about = isPut ? written : body
    // One that calls itself by another name is another requirement's failure, and links to itself all the same.
    const names = [decoded(asked), value['_id'], value['name']]
    return [{ about, body: value, at: '', path, names }]
  }
  const embedded = isObject(value['_embedded']) ? value['_embedded']['items'] : undefined
  return (Array.isArray(embedded) ? embedded : []).flatMap((one: unknown, index): Holder[] => {
    const name = isObject(one) ? one[itemResource.by] : undefined
    if (!isObject(one) || typeof name !== 'string') return []
    const at = `/_embedded/items/${index}`
    return [{ about: item, body: one, at, path: `${pathname}/`, names: [name] }]
  })
}

/** What stands behind a path in an address, if there is one segment; a service may be known by several names. */
function lastOf(href: string, from: string, path: string): string | undefined {
  const { path: start = '/', last } = splitAddress(href, from) ?? {}
  // Links may begin at the root of the interface.
  return start !== '/' && path.endsWith(start) ? last : undefined
}

/** Whether letter case counts in an identifier is not shown. */
const isSameName = (one: unknown, name: string): boolean =>
  String(one).toLowerCase() === name.toLowerCase()
