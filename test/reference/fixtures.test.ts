import { expect } from '@playwright/test'
import { type Item, test } from './bank-test.js'

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)

test('the shared account shows customer and agent their own permissions', async ({ open }) => {
  const bank = await open()
  const [shared = ''] = bank.fixtures.accounts.sharedWithAgent
  const own = await bank.get(`/banking/accounts/${shared}`)
  const agents = await bank.get(`/banking/accounts/${shared}`, 'agent')
  expect([own.status, agents.status]).toEqual([200, 200])
  expect(own.body['allows']).toMatchObject({ view: true, transferFrom: true })
  expect(agents.body['allows']).toMatchObject({ view: true, transferFrom: false })
  expect(agents.body['maskedNumber']).toBe(own.body['maskedNumber'])
  expect(idsOf(await bank.walk('/banking/accounts', 'agent'))).toContain(shared)
})

test('the accounts for the SEC code are those that the fixtures name', async ({ open }) => {
  const bank = await open()
  const { achSecCode, achAllowed, achNotAllowed } = bank.fixtures.accounts
  const path = `/banking/achEligibleAccounts?secCode=${achSecCode}&allows=view`
  const ids = idsOf(await bank.walk(path))
  expect(ids).toEqual(expect.arrayContaining([...achAllowed]))
  expect(ids.filter((id) => achNotAllowed.includes(id))).toEqual([])
  const viewable = idsOf(await bank.walk('/banking/accounts?allows=view'))
  expect(viewable).toEqual(expect.arrayContaining([...achAllowed, ...achNotAllowed]))
})

test('account numbers end as the masked ones do and turn up in no answer', async ({ open }) => {
  const bank = await open({ extraAccounts: 20 })
  const { items, text } = await bank.get('/banking/accounts?limit=5')
  expect(bank.fixtures.accounts.accountNumbers.length).toBeGreaterThan(2)
  for (const [index, number] of bank.fixtures.accounts.accountNumbers.entries()) {
    expect(number.endsWith(String(items[index]?.['maskedNumber']).slice(1))).toBe(true)
    expect(text).not.toContain(number)
  }
})

test('the restricted caller is the customer with a token that permits nothing', async ({
  open,
}) => {
  const bank = await open()
  for (const path of ['accounts', 'accounts/acct-000101', 'accountBalances?accounts=acct-000101'])
    expect((await bank.get(`/banking/${path}`, 'restricted')).status, path).toBe(403)
})
