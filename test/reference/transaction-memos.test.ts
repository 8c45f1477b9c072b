import { expect } from '@playwright/test'
import { type Client, test } from './bank-test.js'

function memoOf(bank: Client, id: string) {
  const transaction = `/transactions/transactions/${id}`
  const path = `${transaction}/memo`
  const tagOf = async (where: string) => {
    const { headers } = await bank.get(where)
    return headers.get('etag') ?? ''
  }
  return {
    path,
    read: () => bank.get(path),
    tag: () => tagOf(path),
    transactionTag: () => tagOf(transaction),
    put: (json: unknown, ifMatch?: string) =>
      bank.ask('PUT', path, {
        json,
        headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
      }),
    /** The member of the transaction. */
    member: async () => (await bank.get(transaction)).body['memo'],
    erase: () => bank.ask('DELETE', path),
  }
}

test('a memo is created, replaced and deleted, and the transaction goes along', async ({
  open,
}) => {
  const bank = await open()
  const [id = ''] = bank.fixtures.transactions.transactionWithoutMemo
  const memo = memoOf(bank, id)
  const tags = [await memo.transactionTag()]
  expect(await memo.member()).toBeUndefined()
  const absent = await memo.read()
  expect(absent.status).toBe(404)
  expect(absent.body).toMatchObject({
    _error: { type: 'transactionMemoNotFound', statusCode: 404 },
  })

  const created = await memo.put({ text: 'Lunch \u{1f35c}' })
  expect(created.status).toBe(201)
  expect(created.headers.get('location')).toBe(memo.path)
  expect(created.body).toEqual({
    text: 'Lunch \u{1f35c}',
    _profile: expect.stringMatching(/\/1\.1\.1$/),
    _links: { self: { href: `${bank.baseUrl}${memo.path}` } },
  })
  expect((await memo.read()).body).toEqual(created.body)
  expect(await memo.tag()).toBe(created.headers.get('etag'))
  expect(await memo.member()).toBe('Lunch \u{1f35c}')
  tags.push(await memo.transactionTag())

  const replaced = await memo.put({ ...created.body, text: '' }, await memo.tag())
  expect(replaced.status).toBe(200)
  expect(replaced.headers.has('location')).toBe(false)
  expect(await memo.tag()).toBe(replaced.headers.get('etag'))
  expect(replaced.headers.get('etag')).not.toBe(created.headers.get('etag'))
  expect(await memo.member()).toBe('')
  tags.push(await memo.transactionTag())

  const erased = await memo.erase()
  expect([erased.status, erased.text]).toEqual([204, ''])
  expect((await memo.read()).status).toBe(404)
  expect((await memo.erase()).body).toMatchObject({ _error: { type: 'transactionMemoNotFound' } })
  expect(await memo.member()).toBeUndefined()
  expect(new Set(tags).size).toBe(3)
  expect(await memo.transactionTag()).toBe(tags[0])
})

test('If-Match must hold the current entity tag of a memo, and nothing where there is none', async ({
  open,
}) => {
  const bank = await open()
  const [id = ''] = bank.fixtures.transactions.transactionWithMemo
  const memo = memoOf(bank, id)
  const before = await memo.read()
  const old = await memo.tag()
  for (const ifMatch of [undefined, '"another"', `W/${old}`, old.slice(1, -1), '']) {
    const refused = await memo.put({ text: 'Lost?' }, ifMatch)
    expect(refused.status, ifMatch).toBe(412)
    expect(refused.body, ifMatch).toMatchObject({ _error: { statusCode: 412 } })
  }
  expect((await memo.read()).body).toEqual(before.body)
  expect((await memo.put({ text: 'One' }, `"another", ${old}`)).status).toBe(200)
  expect((await memo.put({ text: 'Two' }, old)).status).toBe(412)
  expect((await memo.put({ text: 'Three' }, '*')).status).toBe(200)
  expect(await memo.member()).toBe('Three')

  await memo.erase()
  expect((await memo.put({ text: 'Four' }, old)).status).toBe(412)
  expect((await memo.put({ text: 'Four' }, '*')).status).toBe(412)
  expect((await memo.put({ text: 'Four' })).status).toBe(201)
})

test('a malformed body gives 400, one of another shape 422, and neither changes anything', async ({
  open,
}) => {
  const bank = await open()
  const [id = ''] = bank.fixtures.transactions.transactionWithMemo
  const memo = memoOf(bank, id)
  const before = await memo.read()
  const current = { 'If-Match': await memo.tag() }
  const json = { ...current, 'Content-Type': 'application/json' }
  for (const body of ['', '{', '{"text": "a"} x', "{'text': 'a'}", new Uint8Array([34, 255, 34])]) {
    const { status } = await bank.ask('PUT', memo.path, { headers: json, body })
    expect(status, String(body)).toBe(400)
  }
  const plain = await bank.ask('PUT', memo.path, {
    headers: { ...current, 'Content-Type': 'text/plain' },
    body: '{"text":"a"}',
  })
  expect(plain.status).toBe(400)
  for (const body of [{}, [], 'text', null, 7, { text: 7 }, { text: null }, { memo: 'a' }]) {
    const answer = await bank.ask('PUT', memo.path, { headers: current, json: body })
    expect(answer.status, JSON.stringify(body)).toBe(422)
    expect(answer.body).toMatchObject({ _error: { statusCode: 422, type: 'invalidBody' } })
  }
  expect((await memo.read()).body).toEqual(before.body)
})

test('a transaction that is not there, or not to be seen, has no memo and gets none', async ({
  open,
}) => {
  const bank = await open()
  const { otherCustomersTransaction = '' } = bank.fixtures.transactions
  // The last one is of an account that the customer has and may not look at.
  for (const id of ['nothing', otherCustomersTransaction, 'txn-000037']) {
    const memo = memoOf(bank, id)
    for (const answer of [await memo.read(), await memo.put({ text: 'a' }), await memo.erase()]) {
      expect(answer.status, id).toBe(404)
      expect(answer.body, id).toMatchObject({ _error: { type: 'transactionNotFound' } })
    }
  }
})

test('memos are those of one bank, and the hook resets them', async ({ open }) => {
  const [one, other] = [await open(), await open()]
  const { transactionWithMemo, transactionWithoutMemo } = one.fixtures.transactions
  const [given = '', free = ''] = [transactionWithMemo[0], transactionWithoutMemo[0]]
  const before = await memoOf(one, given).tag()
  await memoOf(one, given).erase()
  await memoOf(one, free).put({ text: 'Mine' })
  expect(await memoOf(other, free).member()).toBeUndefined()
  expect(await one.control('reset')).toBe(204)
  expect(await memoOf(one, free).member()).toBeUndefined()
  expect((await memoOf(one, given).read()).status).toBe(200)
  expect(before).not.toBe('')
})
