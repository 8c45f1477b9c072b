import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { pagedLists, type PagedList } from './paged-lists.js'
import { schemaMembers } from './schema-members.js'
import { schemaTypes } from './schema-types.js'

/**
 * A list pages by cursor (`start` is a string, the body has `nextPage_url`) or by offset (`start` is
 * an integer, the body has `count` and `_links.next`), with an integer `limit` in either way.
 */
export function listPaging(tree: unknown): Complaint[] {
  return [...pagedLists(tree)].flatMap((list) => {
    const way = wayOf(list)
    if (way === undefined) {
      const names = list.paging.join(', ')
      return [
        complaint(`${list.name} pages neither by cursor nor by offset, but by ${names}`, list.at),
      ]
    }
    const wanting = way === 'cursor' ? wantingForCursor(list) : wantingForOffset(list)
    if (wanting.length === 0) return []
    return [complaint(`${list.name} pages by ${way} and lacks ${wanting.join(', ')}`, list.at)]
  })
}

function wayOf(list: PagedList): 'cursor' | 'offset' | undefined {
  const start = typesOf(list, 'start')
  if (list.body.members.has('nextPage_url')) return 'cursor'
  if (start?.has('integer') || list.body.members.has('_links')) return 'offset'
  return start?.has('string') ? 'cursor' : undefined
}

function wantingForCursor(list: PagedList): readonly string[] {
  return [...wantingParameters(list, 'string'), ...wantingMember(list, 'nextPage_url')]
}

function wantingForOffset(list: PagedList): readonly string[] {
  const links = (list.body.members.get('_links') ?? []).map(schemaMembers)
  // Links that are described as a mapping of any relation may well include `next`.
  const next = links.some(
    ({ members, whole }) => !whole || members.size === 0 || members.has('next'),
  )
  return [
    ...wantingParameters(list, 'integer'),
    ...wantingMember(list, 'count'),
    ...(next || !list.body.whole ? [] : ['the link _links.next in its body']),
  ]
}

function wantingParameters(list: PagedList, start: 'string' | 'integer'): readonly string[] {
  const wanted = [
    ['start', start],
    ['limit', 'integer'],
  ] as const
  return wanted
    .filter(([name, type]) => {
      const types = typesOf(list, name)
      return !list.query.has(name) || (types && !types.has(type))
    })
    .map(([name, type]) => `the ${type} parameter ${name}`)
}

function wantingMember({ body }: PagedList, name: string): readonly string[] {
  return body.members.has(name) || !body.whole ? [] : [`${name} in its body`]
}

function typesOf({ query }: PagedList, name: string): ReadonlySet<string> | undefined {
  const parameter = query.get(name)?.value
  return isMap(parameter) ? schemaTypes(parameter['schema']) : undefined
}
