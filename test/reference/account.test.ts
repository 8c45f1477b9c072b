import { expect } from '@playwright/test'
import { test } from './bank-test.js'

test('getAccount answers what the list says, and electronicStatements', async ({ open }) => {
  const bank = await open()
  const internal = await bank.walk('/banking/accounts?location=internal')
  for (const item of internal) {
    const { status, body } = await bank.get(`/banking/accounts/${item.id}`)
    expect(status).toBe(200)
    expect(body).toEqual({ ...item, electronicStatements: expect.any(Boolean) })
  }
})

const refused: readonly (readonly [id: string, status: number, why: string])[] = [
  ['acct-999999', 404, 'unknown'],
  ['short', 404, 'shorter than an identifier'],
  ['a'.repeat(49), 404, 'longer than an identifier'],
  ['acct%20000101', 404, 'a character that no identifier has'],
  ['acct-000201', 404, 'external'],
  ['acct-000301', 403, "another customer's"],
]
for (const [id, status, why] of refused) {
  test(`getAccount answers with ${status} for an account that is ${why}`, async ({ open }) => {
    const bank = await open()
    const answer = await bank.get(`/banking/accounts/${id}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status })
  })
}
