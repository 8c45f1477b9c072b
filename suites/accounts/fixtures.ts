import { fixture, type Item, type Search } from '../../src/scenario/index.js'

const at = (item: Item, group: string, member: string): unknown =>
  (item[group] as Record<string, unknown> | undefined)?.[member]

/** Accounts that an actor is shown, as far as the walk went. */
const accountsOf = fixture(({ as, once, walk, bounds }, actor: string) =>
  once(`accounts of ${actor}`, async () => {
    const { items } = await walk(as(actor), 'listAccounts', { limit: 1000 }, bounds)
    return items.filter(({ id }) => typeof id === 'string')
  }),
)

const ids = (items: readonly Item[]): readonly string[] => items.map(({ id }) => String(id))

/** Accounts that the profile sets aside because their balances behave in a special way. */
const special = ['incompleteAtFirst', 'alwaysIncomplete', 'coreDown']

/** Identifiers of internal accounts that the customer may view. */
const viewable = async (search: Search): Promise<readonly string[]> => {
  const setAside = special.flatMap(search.given)
  const found = (await accountsOf(search, 'customer')).filter(
    (one) => one['location'] === 'internal' && at(one, 'allows', 'view') === true,
  )
  const all = new Set([...search.given('viewable'), ...ids(found)])
  return [...all].filter((id) => !setAside.includes(id))
}

const viewableAccounts = fixture(async (search, count: number) => {
  const all = await viewable(search)
  if (all.length < count)
    throw search.lacking(`${count} internal accounts that the customer may view`, 'viewable')
  return all.slice(0, count)
})

/** How many accounts are asked for their balance at most. */
const probed = 24

/** The status with which the balance of one account is answered; asked once per run. */
const balanceStatus = (search: Search, id: string): Promise<number> =>
  search.once(`balance of ${id}`, async () => {
    const query = { accounts: [id] }
    return (await search.as('customer').send('listAccountBalances', { query })).status
  })

/**
 * Accounts whose balance is there when it is asked for: some may be incomplete, some beyond the reach
 * of the banking core, and nothing but asking tells.
 */
const accountsWithBalance = fixture(async (search, count: number) => {
  const open = (await viewable(search)).slice(0, probed)
  const ready: string[] = []
  while (open.length > 0) {
    const some = open.splice(0, count - ready.length)
    const statuses = await Promise.all(some.map((id) => balanceStatus(search, id)))
    ready.push(...some.filter((_, index) => statuses[index] === 200))
    if (ready.length === count) return ready
  }
  throw search.lacking(`${count} internal accounts whose balance is at hand`, 'viewable')
})

const accountWithBalance = fixture(
  async (search) => (await accountsWithBalance(search, 1))[0] as string,
)

/** An account to ask the balance of: one that has it, else any that the customer may view. */
const accountToAskFor = fixture(async (search) => {
  const some = (await viewable(search)).slice(0, probed)
  for (const id of some) if ((await balanceStatus(search, id)) === 200) return id
  const [any] = some
  if (any === undefined)
    throw search.lacking('an internal account that the customer may view', 'viewable')
  return any
})

/** An account whose balance is incomplete: named by the profile, else found by asking. */
const incompleteAtFirst = fixture(async (search) => {
  const [named] = search.given('incompleteAtFirst')
  if (named !== undefined) return named
  const some = (await viewable(search)).slice(0, probed)
  const answers = await Promise.all(some.map((id) => balanceStatus(search, id)))
  const found = some.find((_, index) => answers[index] === 202)
  if (found === undefined)
    throw search.lacking('an account whose balance is incomplete at first', 'incompleteAtFirst')
  return found
})

/** The account with the fewest permissions besides the one to view it. */
const merelyViewable = fixture(async (search) => {
  const usable = await viewable(search)
  const granted = ({ allows }: Item): number =>
    Object.values((allows as Record<string, unknown> | undefined) ?? {}).filter(Boolean).length
  const listed = (await accountsOf(search, 'customer'))
    .filter(({ id }) => usable.includes(String(id)))
    .toSorted((one, other) => granted(one) - granted(other))
  const [id] = [...ids(listed), ...usable]
  if (id === undefined)
    throw search.lacking('an internal account that the customer may view', 'viewable')
  return id
})

/** Identifiers of accounts that getAccount should answer. */
const internalAccounts = fixture(async (search) => {
  const found = (await accountsOf(search, 'customer')).filter(
    (one) => one['location'] === 'internal',
  )
  // Those that the caller may view are the likeliest to be shown in full.
  const viewed = found.filter((one) => at(one, 'allows', 'view') === true)
  const all = [...search.given('internal'), ...ids(viewed.length > 0 ? viewed : found)]
  if (all.length === 0) throw search.lacking('an internal account of the customer', 'internal')
  return all
})

const internalAccount = fixture(async (search) => (await internalAccounts(search))[0] as string)

const notViewable = fixture(async (search) => {
  const found = (await accountsOf(search, 'customer')).filter(
    (one) => one['location'] === 'internal' && at(one, 'allows', 'view') === false,
  )
  const [id] = [...search.given('notViewable'), ...ids(found)]
  if (id === undefined)
    throw search.lacking('an internal account that the customer may not view', 'notViewable')
  return id
})

const external = fixture(async (search) => {
  const found = (await accountsOf(search, 'customer')).filter(
    (one) => one['location'] === 'external',
  )
  const [id] = [...search.given('external'), ...ids(found)]
  if (id === undefined) throw search.lacking('an external account of the customer', 'external')
  return id
})

/** An identifier of the right form that no account of the customer has. */
const unknownAccount = fixture(async (search) => {
  const known = new Set(ids(await accountsOf(search, 'customer')))
  let id: string
  do id = `assay-unknown-${String(search.random(1e9)).padStart(9, '0')}`
  while (known.has(id))
  return id
})

/** An account of somebody else, which the customer may not access. */
const otherCustomersAccount = fixture(async (search) => {
  const [given] = search.given('otherCustomersAccount')
  if (given !== undefined) return given
  const own = new Set(ids(await accountsOf(search, 'customer')))
  const [id] = ids(await accountsOf(search, 'otherCustomer')).filter((one) => !own.has(one))
  if (id === undefined)
    throw search.lacking('an account that the customer may not access', 'otherCustomersAccount')
  return id
})

/** A datum that only the owner of the target can name. */
const named = (name: string, what: string) =>
  fixture(async ({ given, lacking }) => {
    const [value] = given(name)
    if (value === undefined) throw lacking(what, name)
    return value
  })

/** Everything that the profile names under a fixture; empty when it names nothing. */
const allNamed = fixture(async ({ given }, name: string) => given(name))

export const fixtures = {
  accountsOf,
  viewableAccounts,
  accountsWithBalance,
  accountWithBalance,
  accountToAskFor,
  merelyViewable,
  internalAccount,
  internalAccounts,
  notViewable,
  external,
  unknownAccount,
  otherCustomersAccount,
  allNamed,
  incompleteAtFirst,
  alwaysIncomplete: named('alwaysIncomplete', 'an account whose balance stays incomplete'),
  coreDown: named('coreDown', 'an account whose balance the banking core cannot supply'),
  businessCustomer: named('businessCustomer', 'a business customer that the agent may act for'),
  foreignBusiness: named('foreignBusiness', 'a business customer that the agent may not act for'),
  ownCustomerId: named('ownCustomerId', "the customer's own customer identifier"),
}

/** What a profile may give under `fixtures.accounts`. */
export const given = {
  internal: 'internal accounts of the customer',
  viewable: 'internal accounts whose balances the customer may see',
  notViewable: 'internal accounts that the customer may not view',
  external: 'external accounts of the customer',
  otherCustomersAccount: 'an account that the customer may not access',
  sharedWithAgent: 'an account that customer and agent see with different permissions',
  incompleteAtFirst: 'accounts whose balance is incomplete at first and comes when asked again',
  alwaysIncomplete: 'accounts whose balance stays incomplete until the tries are used up',
  coreDown: 'accounts whose balance the banking core cannot supply',
  achSecCode: 'the SEC code that achAllowed and achNotAllowed are about',
  achAllowed: 'accounts that allow transfers of that SEC code, and that the customer may view',
  achNotAllowed: 'accounts that do not allow them',
  ownCustomerId: "the customer's own customer identifier",
  businessCustomer: 'a business customer that the agent may act for',
  foreignBusiness: 'a business customer that the agent may not act for',
  accountNumbers: 'full account numbers, which must not turn up in URLs',
}
