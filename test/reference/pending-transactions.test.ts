import { expect } from '@playwright/test'
import { type Client, test } from './bank-test.js'

const pending = '/transactions/pendingTransactions'
const all = 'holdState=active|expired|none'

async function list(bank: Client, query: string) {
  const { status, body, items } = await bank.get(`${pending}?limit=1000&${query}`)
  expect(status, query).toBe(200)
  expect(body['count'], query).toBe(items.length)
  return items as unknown as readonly (Record<string, unknown> & { _id: string })[]
}

const accountOf = (item: Readonly<Record<string, unknown>>) =>
  String((item['_links'] as Record<string, { href: string }>)['svc:account']?.href).slice(-11)
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id)

test('an item has the members that the contract lists, and its hold state', async ({ open }) => {
  const bank = await open()
  const [item] = (await list(bank, 'checkNumber=1050')) as readonly Record<string, unknown>[]
  expect(item).toEqual({
    _id: 'txn-000030',
    _profile: expect.stringMatching(/\/1\.8\.0$/),
    _links: {
      self: { href: `${bank.baseUrl}/transactions/transactions/txn-000030` },
      'svc:account': { href: `${bank.baseUrl}/banking/accounts/acct-000101` },
      'svc:organization': { href: expect.stringContaining('/organizations/') },
    },
    amount: { value: '46.00', currency: 'USD' },
    state: 'pending',
    type: 'debit',
    providerSummary: 'GARDEN SUPPLY 0070',
    holdState: 'none',
  })
})

test('without a hold state those without a hold are listed', async ({ open }) => {
  const bank = await open()
  const [plain, none, every] = [
    await list(bank, ''),
    await list(bank, 'holdState=none'),
    await list(bank, all),
  ]
  expect(plain).toEqual(none)
  expect(plain.length).toBeGreaterThan(25)
  const states = (wanted: string) => every.filter(({ holdState }) => holdState === wanted)
  expect(states('none')).toEqual(none)
  expect(await list(bank, 'holdState=active')).toEqual(states('active'))
  expect(states('expired').length).toBeGreaterThan(3)
  expect(idsOf(await list(bank, 'holdState=expired|active')).toSorted()).toEqual(
    idsOf([...states('active'), ...states('expired')]).toSorted(),
  )
})

test('the filters for accounts and checks select, alone and together', async ({ open }) => {
  const bank = await open()
  const everything = await list(bank, '')
  for (const accounts of [['acct-000101'], ['acct-000110', 'acct-000108', 'acct-000110']]) {
    const found = await list(bank, `account=${accounts.join('|')}`)
    expect(found).toEqual(everything.filter((item) => accounts.includes(accountOf(item))))
    expect(found.length).toBeGreaterThan(2)
  }
  expect(await list(bank, 'account=acct-999999')).toEqual([])
  expect(await list(bank, 'account=acct-000301')).toEqual([])

  const checks = async (query: string) => idsOf(await list(bank, `checkNumber=${query}`)).toSorted()
  const [first, second, third, fourth] = ['txn-000030', 'txn-000031', 'txn-000032', 'txn-000033']
  expect(bank.fixtures.transactions.pendingCheckNumber).toEqual(['1050', '1051', '1060', '2003'])
  expect(await checks('1050')).toEqual([first])
  expect(await checks('1050,2003')).toEqual([first, fourth])
  expect(await checks('1050|2003')).toEqual([first, fourth])
  expect(await checks('1051-1060')).toEqual([second, third])
  expect(await checks('0-1050,2000-2999|1060')).toEqual([first, third, fourth])
  expect(await checks('1052-1059')).toEqual([])
  expect(await checks('1-9999&account=acct-000110')).toEqual([third, fourth])
  expect(await checks(`1-9999&${all}`)).toHaveLength(5)
  expect(idsOf(await list(bank, 'q=piano%20TUNER'))).toEqual([second])
  expect(await list(bank, 'filter=anything')).toEqual(everything)
})

for (const limit of [1, 7, 30, 31]) {
  test(`pages of ${limit} add up to the collection`, async ({ open }) => {
    const bank = await open()
    const whole = await list(bank, 'holdState=none')
    const walked: unknown[] = []
    let next: string | undefined = `${pending}?limit=${limit}&holdState=none`
    let start = 0
    while (next !== undefined) {
      const { body, items } = await bank.get(next)
      expect(body).toMatchObject({ name: 'pendingTransactions', start, limit, count: whole.length })
      const links = body['_links'] as Record<string, { href: string }>
      for (const relation of ['self', 'first'])
        expect(await bank.get(links[relation]?.href ?? ''), relation).toMatchObject({
          body: { start: relation === 'self' ? start : 0, limit, count: whole.length },
        })
      expect(links['collection']?.href).toBe(`${bank.baseUrl}${pending}?holdState=none`)
      walked.push(...items)
      start += items.length
      next = links['next']?.href
    }
    expect(walked).toEqual(whole)
  })
}

test('a page beyond the end and a page of nothing are empty and end the walk', async ({ open }) => {
  const bank = await open()
  for (const query of ['start=4000', 'start=9223372036854775807', 'limit=0']) {
    const { status, body, items } = await bank.get(`${pending}?${query}`)
    expect(status, query).toBe(200)
    expect(items, query).toEqual([])
    expect(body['_links'], query).not.toHaveProperty('next')
  }
})

test('a hundred items stand on a page when no limit is given; a cap is reported', async ({
  open,
}) => {
  const full = await open({ extraAccounts: 110 })
  for (const path of [pending, '/transactions/transactions']) {
    const { body, items } = await full.get(path)
    expect(items, path).toHaveLength(100)
    expect(body, path).toMatchObject({ start: 0, limit: 100 })
  }
  const capped = await open({
    decide: (own) => ({ ...own, numberedPageSize: (limit) => Math.min(limit, 4) }),
  })
  const { body, items } = await capped.get(`${pending}?limit=50`)
  expect(items).toHaveLength(4)
  expect(body).toMatchObject({ limit: 4 })
})

test('a malformed parameter gives 400, one that means nothing 422', async ({ open }) => {
  const bank = await open()
  for (const [query, status] of [
    ['start=one', 400],
    ['limit=1.5', 400],
    ['start=1&start=2', 400],
    ['checkNumber=1050,x', 400],
    ['checkNumber=1050-1060-1070', 400],
    ['checkNumber=-7', 400],
    ['start=-1', 422],
    ['start=9223372036854775808', 422],
    ['limit=-1', 422],
    ['limit=2147483648', 422],
    ['checkNumber=1060-1050', 422],
    ['checkNumber=', 422],
    ['account=', 422],
    ['holdState=gone', 422],
    ['holdState=NONE', 422],
  ] as const) {
    const answer = await bank.get(`${pending}?${query}`)
    expect(answer.status, query).toBe(status)
    const [parameter] = query.split('=')
    expect(answer.body, query).toMatchObject({
      _error: {
        statusCode: status,
        type: 'invalidParameter',
        attributes: { parameter },
        _embedded: { errors: [{ statusCode: status, attributes: { parameter } }] },
      },
    })
  }
})

test('the history takes the same filters and pages', async ({ open }) => {
  const bank = await open()
  const { body, items } = await bank.get('/transactions/transactions?checkNumber=1041-1043&limit=1')
  expect(body).toMatchObject({ name: 'transactions', start: 0, limit: 1, count: 2 })
  expect(items).toMatchObject([{ checkNumber: 1041, state: 'completed' }])
  const { next } = body['_links'] as Record<string, { href: string }>
  expect((await bank.get(next?.href ?? '')).items).toMatchObject([{ checkNumber: 1042 }])
  const others = await bank.get('/transactions/transactions', 'otherCustomer')
  expect([...new Set(others.items.map(accountOf))].toSorted()).toEqual([
    'acct-000103',
    'acct-000301',
    'acct-000302',
  ])
})
