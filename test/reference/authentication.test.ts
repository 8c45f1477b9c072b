import { expect } from '@playwright/test'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { test } from './bank-test.js'

const operations = [
  '/banking/accounts',
  '/banking/accounts/acct-000101',
  '/banking/accountBalances?accounts=acct-000101',
  '/banking/achEligibleAccounts?secCode=web&allows=view',
]
const key = { 'API-Key': bankSecrets.REFERENCE_BANK_API_KEY }
const token = { Authorization: `Bearer ${bankSecrets.REFERENCE_BANK_CUSTOMER_TOKEN}` }
const credentials: readonly (readonly [name: string, headers: Record<string, string>])[] = [
  ['no credentials', {}],
  ['no key', token],
  ['no token', key],
  ['a wrong key', { ...token, 'API-Key': 'unknown' }],
  ['a wrong token', { ...key, Authorization: 'Bearer unknown' }],
  ['another scheme', { ...key, Authorization: token.Authorization.replace('Bearer', 'Basic') }],
]

for (const [name, headers] of credentials) {
  test(`every operation answers with 401 and a challenge to ${name}`, async ({ open }) => {
    const bank = await open()
    for (const path of operations) {
      const answer = await bank.send(`${bank.baseUrl}${path}`, { headers })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toMatch(/^(ApiKey|Bearer) realm=/)
      expect(answer.body).toMatchObject({ status: 401 })
    }
  })
}

test('credentials without any permission get 403 everywhere', async ({ open }) => {
  const bank = await open()
  for (const path of operations) {
    expect((await bank.get(path, 'restricted')).status, path).toBe(403)
  }
})
