import {
  type Discoveries,
  fixture,
  type Item,
  type RequestInput,
  respell,
  type Search,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { givenOfInstances, instanceFixtures } from './instance-fixtures.js'

/** Definitions that are looked at, where one does not have all members. */
const mostExamples = 6
const pagesRead = 4

/** The definitions that the customer sees. */
const listed = (search: Search): Promise<readonly Item[]> =>
  search.once('definitions', async () => {
    const bounds = { pages: pagesRead }
    return (await walkNumbered(search.as('customer'), 'getDefinitions', {}, bounds)).items
  })

/** Identifiers of definitions, those first that show most. */
const identifiers = async (search: Search): Promise<readonly string[]> => {
  const riches = (item: Item): number => JSON.stringify(item).length
  const items = (await listed(search)).toSorted((one, other) => riches(other) - riches(one))
  const found = items.flatMap(({ _id: id }) => (typeof id === 'string' ? id : []))
  return [...new Set([...search.given('definition'), ...found])]
}

const definition = fixture(async (search) => {
  const [id] = await identifiers(search)
  if (id !== undefined) return id
  const what = 'a definition that the customer sees'
  if ((await listed(search)).some((one) => one['_id'] === undefined))
    throw search.hidden(what, 'notifications.summaryDefinition._id.present')
  throw search.lacking(
    what,
    'definition',
    'a definition at the target, or callers.notifications where administrators alone see definitions',
  )
})

const definitionExamples = fixture(async (search): Promise<readonly RequestInput[]> =>
  (await identifiers(search))
    .slice(0, mostExamples)
    .map((definitionId) => ({ path: { definitionId } })),
)

/** Lists that are asked for in other ways: what is found like this may be told otherwise. */
const listExamples = fixture(async (search): Promise<readonly RequestInput[]> => {
  const q = (await listed(search)).map(({ type }) => type).find((type) => typeof type === 'string')
  return [
    { query: { expired: true } },
    { query: { expired: false } },
    { query: { sortBy: 'type' } },
    ...(q === undefined ? [] : [{ query: { q } }]),
  ]
})

/** Definitions that are asked whether they have expired. */
const mostAsked = 5

/** One that says of itself that it has expired: the list alone may be wrong. */
const expiredDefinition = fixture(async (search) => {
  const [named] = search.given('expiredDefinition')
  if (named !== undefined) return named
  const customer = search.as('customer')
  const query = { expired: true }
  const { items } = await walkNumbered(customer, 'getDefinitions', query, { pages: 1 })
  for (const { _id: definitionId } of items.slice(0, mostAsked)) {
    if (typeof definitionId !== 'string') continue
    const answer = await customer.send('getDefinition', { path: { definitionId } })
    if (answer.status === 200 && answer.at('/expired') === true) return definitionId
  }
  throw search.lacking('a definition that has expired', 'expiredDefinition')
})

const triesForUnknown = 3

/** An identifier that no definition has, and that looks like those that the target gives. */
const unknownDefinition = fixture((search) =>
  search.once('unknown definition', async () => {
    const [named] = search.given('unknownDefinition')
    if (named !== undefined) return named
    const known = await definition(search)
    for (let tried = 0; tried < triesForUnknown; tried += 1) {
      const definitionId = respell(known, search.random)
      const answer = await search.as('customer').send('getDefinition', { path: { definitionId } })
      // One that is answered with another definition, or with none, is unknown all the same.
      if (answer.status !== 200 || answer.at('/_id') !== definitionId) return definitionId
    }
    throw search.lacking('an identifier that no definition has', 'unknownDefinition')
  }),
)

/** Everything that the profile names under a fixture; empty when it names nothing. */
const allNamed = fixture(async ({ given }, name: string) => given(name))

export const fixtures = {
  ...instanceFixtures,
  definition,
  definitions: fixture(listed),
  expiredDefinition,
  definitionExamples,
  listExamples,
  unknownDefinition,
  allNamed,
}

/** What a profile may give under `fixtures.notifications`. */
export const given = {
  ...givenOfInstances,
  definition: 'definitions that the customer may read',
  expiredDefinition: 'definitions that have expired',
  unknownDefinition: 'an identifier of the right form that no definition has',
}

/** What is looked for when a profile is written. */
export const discoveries = {
  found: { definition: 'definition', expiredDefinition: 'expiredDefinition' },
  supposed: {},
  counted: { definitions: ['definitions'] },
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
