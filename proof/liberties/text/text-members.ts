import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { presentIn } from '../../alterations/present-in.js'
import { remember } from '../../alterations/remember.js'

const because = 'Which members are required is not shown, but for a few.'

function members(
  name: string,
  sentence: string,
  operations: readonly string[],
  change: (body: JsonObject, url: string) => JsonObject,
  warns?: readonly string[],
): Liberty {
  return {
    name: `text-members-${name}`,
    sentence,
    because,
    warns,
    response: changeJson({ operations, statuses: [200, 201] }, (body, _response, { url }) =>
      change(body, url),
    ),
  }
}

const single = ['getString', 'setString']
const lists = ['getStrings', 'getFormats']

const listedOf = (schema: string, ...members: readonly string[]): readonly string[] =>
  members.map((one) => presentIn('text', schema, one))

const inItems = (change: (item: JsonObject) => JsonObject) => (body: JsonObject) => ({
  ...body,
  _embedded: { items: (body['_embedded'] as { items: JsonObject[] }).items.map(change) },
})

let answers = 0
const anew = (links: unknown): JsonObject => {
  const { self } = links as { readonly self: { readonly href: string } }
  answers += 1
  return { href: `${self.href}#${answers}` }
}

/** How often a string was set. */
const withTimeOfGroup = remember(
  () => ({ writes: 0 }),
  async (memory, response, _request, { operation = '' }) => {
    if (!single.includes(operation) || !response.ok) return response
    if (operation === 'setString') memory.writes += 1
    const body = (await response.json()) as JsonObject
    const modifiedAt = new Date(Date.UTC(2026, 0, 1, 0, 0, memory.writes)).toISOString()
    const { status, headers } = response
    const all = { ...body, _embedded: { 'svc:group': { modifiedAt } } }
    return new Response(JSON.stringify(all), { status, headers })
  },
)

/** More members of text than the contract asks for, or fewer. */
const liberties: readonly Liberty[] = [
  {
    name: 'text-members-group-with-time',
    sentence: 'A string embeds its group, with a time that its entity tag does not count.',
    because: 'Which resources are nested is not shown; one that is has an entity tag of its own.',
    response: withTimeOfGroup,
  },
  members(
    'few-of-strings',
    'A string has its items and its links, and no more.',
    single,
    ({ values, _links }) => ({ values, _links }),
    listedOf('textString', '_id', '_profile', 'modifiedAt'),
  ),
  members(
    'few-of-strings-linked-anew',
    'A string has its items and its links, and its link self has another fragment each time.',
    single,
    ({ values, _links }) => ({ values, _links: { ...(_links as object), self: anew(_links) } }),
    listedOf('textString', '_id', '_profile', 'modifiedAt'),
  ),
  members(
    'few-of-items',
    'A string in a collection has its name, its items and its links, and no more.',
    ['getStrings'],
    inItems(({ name, values, _links }) => ({ name, values, _links })),
    listedOf('textString', '_profile', 'modifiedAt'),
  ),
  members(
    'names-only',
    'A string in a collection has its name and its links, and no more.',
    ['getStrings'],
    inItems(({ name, _links }) => ({ name, _links })),
    listedOf('textString', '_profile', 'values', 'modifiedAt'),
  ),
  members(
    'few-of-collections',
    'A collection has its items and its links, and no more.',
    lists,
    ({ _embedded, _links }) => ({ _embedded, _links }),
    [
      ...listedOf('textStrings', '_profile', 'name', 'start', 'limit'),
      ...listedOf('formats', 'name', 'start', 'limit', 'count'),
    ],
  ),
  members(
    'few-of-formats',
    'A format has its name and its description, and no more.',
    ['getFormat', 'setFormat'],
    ({ name, description }) => ({ name, description }),
  ),
  members(
    'few-of-resolved-text',
    'Resolved text has no profile.',
    ['getResolvedText'],
    ({ _profile: _left, ...body }) => body,
  ),
  members(
    'uncounted',
    'Collections do not say how many items they have.',
    lists,
    ({ count: _left, start: _none, limit: _no, ...body }) => body,
    [
      ...listedOf('textStrings', 'start', 'limit'),
      ...listedOf('formats', 'start', 'limit', 'count'),
    ],
  ),
  members('limit-of-hundred', 'Collections say 100 for a limit.', lists, (body) => ({
    ...body,
    limit: 100,
  })),
  members(
    'both-names',
    'A string has its name by itself and its identifier in a collection.',
    single,
    (body, url) => ({
      ...body,
      name: decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''),
    }),
  ),
  members(
    'nothing-embedded',
    'A collection without items embeds nothing.',
    lists,
    ({ _embedded: embedded, ...rest }) =>
      (embedded as { items: [] }).items.length === 0 ? rest : { ...rest, _embedded: embedded },
  ),
  members(
    'few-links',
    'Formats by themselves, and their collection, have no links.',
    ['getFormats', 'getFormat', 'setFormat'],
    ({ _links: _left, ...body }) => body,
  ),
]

export default liberties
