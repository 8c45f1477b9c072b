import { expect } from '@playwright/test'
import { test } from './bank-test.js'

for (const part of ['', '/memo'])
  test(`a reader who has it already gets 304 without a body: transaction${part}`, async ({
    open,
  }) => {
    const bank = await open()
    const [id] = bank.fixtures.transactions.transactionWithMemo
    const path = `/transactions/transactions/${id}${part}`
    const first = await bank.get(path)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/)
    expect((await bank.get(path)).headers.get('etag')).toBe(tag)
    const ask = (ifNoneMatch: string) =>
      bank.ask('GET', path, { headers: { 'If-None-Match': ifNoneMatch } })
    for (const known of [tag, '*', `W/${tag}`, `"a, b", ${tag}`, `W/"x",${tag},"y"`]) {
      const { status, text, headers } = await ask(known)
      expect([status, text, headers.get('etag')], known).toEqual([304, '', tag])
      expect(headers.has('content-type'), known).toBe(false)
    }
    for (const unknown of [
      '"another"',
      'W/"another"',
      tag.slice(1, -1),
      '"*"',
      `"x${tag.slice(1)}`,
    ])
      expect((await ask(unknown)).status, unknown).toBe(200)
  })

test('an unmasked transaction has a tag of its own', async ({ open }) => {
  const bank = await open()
  const [id] = bank.fixtures.transactions.transactionWithSource
  const path = `/transactions/transactions/${id}`
  const plain = (await bank.get(path)).headers.get('etag') ?? ''
  const unmasked = await bank.ask('GET', `${path}?unmasked=true`, {
    headers: { 'If-None-Match': plain },
  })
  expect(unmasked.status).toBe(200)
  expect(unmasked.headers.get('etag')).not.toBe(plain)
})

test('a resource that is not there is not found, whatever the client has', async ({ open }) => {
  const bank = await open()
  const headers = { 'If-None-Match': '*' }
  const answer = await bank.ask('GET', '/transactions/transactions/nothing', { headers })
  expect(answer.status).toBe(404)
})
