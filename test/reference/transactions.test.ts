import { expect } from '@playwright/test'
import { type Client, test } from './bank-test.js'

const path = (id: string | undefined) => `/transactions/transactions/${id}`
const linksOf = (body: Readonly<Record<string, unknown>>) =>
  body['_links'] as Record<string, { href: string }>
const noon = Date.UTC(2026, 4, 20, 12)

async function read(bank: Client, id: string | undefined, query = '') {
  const answer = await bank.get(`${path(id)}${query}`)
  expect(answer.status, id).toBe(200)
  return answer.body
}

test('a transaction has every member that the contract lists', async ({ open }) => {
  const bank = await open({ clock: () => noon })
  expect(await read(bank, 'txn-000003')).toEqual({
    _id: 'txn-000003',
    _profile: expect.stringMatching(/^https:.*\/1\.8\.0$/),
    _links: {
      self: { href: `${bank.baseUrl}/transactions/transactions/txn-000003` },
      'svc:account': { href: `${bank.baseUrl}/banking/accounts/acct-000101` },
      'svc:sourceAccount': { href: `${bank.baseUrl}/banking/accounts/acct-000101` },
      'svc:checkFrontImage': { href: expect.stringContaining('/front') },
      'svc:checkBackImage': { href: expect.stringContaining('/back') },
    },
    amount: { value: '61.75', currency: 'USD' },
    balance: { current: '1887.00', currency: 'USD' },
    state: 'completed',
    type: 'debit',
    providerSummary: 'PINE DENTAL 7300',
    summary: 'Pine Dental',
    description: 'Pine Dental, by check',
    memo: 'Second filling',
    checkNumber: 1042,
    sourceAccountNumbers: { masked: '*4821' },
    sourceAccountName: 'Everyday Checking',
    transactionCode: '27',
    postedOn: '2026-05-15',
    effectiveAt: '2026-05-15T10:20:00.000Z',
    network: 'check',
  })
})

test('the history shows every kind of member at least once', async ({ open }) => {
  const bank = await open()
  const { items } = await bank.get('/transactions/transactions')
  expect(items.length).toBeGreaterThan(60)
  const members = new Set(items.flatMap((item) => Object.keys(item)))
  for (const member of ['recurs', 'cashBackAmount', 'checkNumber', 'memo', 'disputeState'])
    expect(members).toContain(member)
  expect(new Set(items.map((item) => item['state']))).toEqual(new Set(['completed']))
})

test('amounts keep every digit', async ({ open }) => {
  const bank = await open()
  expect((await read(bank, 'txn-000013'))['amount']).toEqual({
    value: '90071992547409.93',
    currency: 'USD',
  })
  expect((await read(bank, 'txn-000001'))['cashBackAmount']).toEqual({
    amount: '40.00',
    currency: 'USD',
  })
})

test('the full account number is told to a caller who asks for it, and only then', async ({
  open,
}) => {
  const bank = await open()
  const [id] = bank.fixtures.transactions.transactionWithSource
  const [plain, masked, full] = [
    await read(bank, id),
    await read(bank, id, '?unmasked=false'),
    await read(bank, id, '?unmasked=true'),
  ]
  expect(plain['sourceAccountNumbers']).toEqual({ masked: '*4821' })
  expect(masked).toEqual(plain)
  expect(full).toEqual({
    ...plain,
    sourceAccountNumbers: { masked: '*4821', full: bank.fixtures.transactions.accountNumbers[0] },
  })
  const refused = await bank.get(`${path(id)}?unmasked=perhaps`)
  expect(refused.status).toBe(400)
  expect(refused.text).not.toContain('5100')
})

test('every link of every transaction leads somewhere, and no URL has an account number', async ({
  open,
}) => {
  const bank = await open()
  const pending = await bank.get('/transactions/pendingTransactions?holdState=none|active|expired')
  const history = await bank.get('/transactions/transactions')
  const links = new Map<string, string>()
  for (const item of [...pending.items, ...history.items])
    for (const [relation, { href }] of Object.entries(linksOf(item)))
      links.set(`${relation} ${href}`, href)
  for (const [link, href] of links) {
    const { status, headers } = await bank.get(href)
    expect(status, link).toBe(200)
    const type = headers.get('content-type')
    if (/Image /.test(link)) expect(type, link).toMatch(/^image\/(png|jpeg)$/)
    expect(href).not.toContain('5100')
  }
  expect(new Set([...links.keys()].map((link) => link.split(' ')[0])).size).toBe(6)
})

test('images of checks begin like images, and only pending items name an organization', async ({
  open,
}) => {
  const bank = await open()
  const { transactionWithCheck, transactionWithoutCheck, noHold } = bank.fixtures.transactions
  const links = linksOf(await read(bank, transactionWithCheck[0]))
  const image = async (relation: string) =>
    (await bank.get(links[relation]?.href ?? '')).bytes.toString('hex')
  expect(await image('svc:checkFrontImage')).toMatch(/^89504e470d0a1a0a/)
  expect(await image('svc:checkBackImage')).toMatch(/^ffd8ff.*ffd9$/)
  expect(linksOf(await read(bank, transactionWithoutCheck[0]))).not.toHaveProperty(
    'svc:checkFrontImage',
  )
  expect(linksOf(await read(bank, noHold[0]))).toHaveProperty('svc:organization')
  expect(linksOf(await read(bank, 'txn-000001'))).not.toHaveProperty('svc:organization')
  const nobodys = await bank.get('/transactions/checkImages/check-txn-000003/edge')
  expect(nobodys.status).toBe(404)
  expect(nobodys.body).toMatchObject({ _error: { type: 'invalidCheckId' } })
})

test('money from an account that is elsewhere has its numbers and no link', async ({ open }) => {
  const bank = await open()
  const transfer = await read(bank, 'txn-000009', '?unmasked=true')
  expect(transfer['sourceAccountNumbers']).toEqual({ masked: '*9001', full: '51000002019001' })
  expect(linksOf(transfer)).not.toHaveProperty('svc:sourceAccount')
  // The agent may look at the account that the money went to, and has not the one it came from.
  const seen = await bank.ask('GET', `${path('txn-000008')}?unmasked=true`, { actor: 'agent' })
  expect(seen.body['sourceAccountNumbers']).toEqual({ masked: '*4821' })
})

test('what a caller may not see is not there', async ({ open }) => {
  const bank = await open()
  const { otherCustomersTransaction = '' } = bank.fixtures.transactions
  // The last but one is of an account that the customer has and may not look at.
  for (const id of ['nothing', otherCustomersTransaction, 'txn-000037', 'txn-000017']) {
    const { status, body } = await bank.get(path(id))
    expect(status, id).toBe(404)
    expect(body, id).toMatchObject({ _error: { statusCode: 404, type: 'transactionNotFound' } })
  }
  expect((await bank.get(path(otherCustomersTransaction), 'otherCustomer')).status).toBe(200)
})

test('accounts that are shared show their transactions to both', async ({ open }) => {
  const bank = await open()
  for (const actor of ['customer', 'otherCustomer'] as const)
    expect((await bank.get(path('txn-000016'), actor)).status, actor).toBe(200)
})
