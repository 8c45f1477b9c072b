import { isMap } from '../is-map.js'
import { operations, type Operation, type Part } from './operation.js'
import { isJsonMediaType } from './is-json-media-type.js'
import { schemaMembers, type SchemaMembers } from './schema-members.js'
import { schemaTypes } from './schema-types.js'

/** An operation that answers a list page by page. */
export interface PagedList extends Operation {
  readonly body: SchemaMembers
  /** Query parameters by name. */
  readonly query: ReadonlyMap<string, Part>
  /** Names of the parameters that page. */
  readonly paging: readonly string[]
}

const pagingNames =
  /^(?:limit|offset|cursor|page|per_?page|page_?(?:size|number|token|cursor)|next_?token|(?:max|page)_?results)$/i

/**
 * The list operations of a dereferenced document that page: GET whose 200 is an array or has one as
 * `items` or `_embedded.items`, with a paging parameter or a link to the next page. A list that
 * comes whole is none, even if its wrapper says how long it is.
 */
export function* pagedLists(tree: unknown): Generator<PagedList> {
  for (const operation of operations(tree)) {
    if (operation.method !== 'get') continue
    const schema = bodyOf(operation)
    const body = schemaMembers(schema)
    if (!isArray(schema) && !has(body, 'items', isArray) && !has(body, '_embedded', hasItems))
      continue
    const query = new Map(
      operation.parameters
        .filter(({ value }) => value['in'] === 'query')
        .map((part) => [String(part.value['name']), part]),
    )
    const paging = [...query.keys()].filter((name) => pagingNames.test(name))
    const continues = has(body, 'nextPage_url') || has(body, '_links', hasNext)
    if (paging.length === 0 && !continues) continue
    if (query.has('start')) paging.unshift('start')
    yield { ...operation, body, query, paging }
  }
}

function bodyOf({ responses }: Operation): unknown {
  const success = ['200', '2XX'].map((wanted) => responses.find(({ status }) => status === wanted))
  const content = success.find((response) => response !== undefined)?.value['content']
  const json = isMap(content)
    ? Object.entries(content).find(([mediaType]) => isJsonMediaType(mediaType))?.[1]
    : undefined
  return isMap(json) ? json['schema'] : undefined
}

function has(
  { members }: SchemaMembers,
  name: string,
  fits: (schema: unknown) => boolean = () => true,
): boolean {
  return members.get(name)?.some(fits) ?? false
}

function isArray(schema: unknown): boolean {
  return schemaTypes(schema)?.has('array') ?? false
}

function hasItems(schema: unknown): boolean {
  return has(schemaMembers(schema), 'items', isArray)
}

function hasNext(schema: unknown): boolean {
  return has(schemaMembers(schema), 'next')
}
