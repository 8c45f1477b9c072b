import { expect } from '@playwright/test'
import { type Client, test } from './bank-test.js'

const heading = '/text/groups/drafts/strings/heading'
const plain = (value: string) => ({ values: [{ value }] })

async function put(bank: Client, path: string, json: unknown, ifMatch?: string) {
  const headers = {
    'Content-Type': 'application/hal+json',
    ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
  }
  return bank.ask('PUT', path, { actor: 'admin', headers, body: JSON.stringify(json) })
}

const tagOf = async (bank: Client, path: string) => (await bank.get(path)).headers.get('etag') ?? ''

test('the strings of a group come whole, each as it is by itself', async ({ open }) => {
  const bank = await open()
  const [group = ''] = bank.fixtures.text.group
  const { status, body, items, headers } = await bank.get(`/text/groups/${group}/strings`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'strings', start: 0, count: items.length })
  expect(items.map(({ name }) => name)).toEqual(bank.fixtures.text.string)
  for (const { name, ...item } of items) {
    const alone = await bank.get(`/text/groups/${group}/strings/${String(name)}`)
    expect(alone.body).toMatchObject(item)
    expect(alone.body).toHaveProperty('_id')
  }
  const again = await bank.ask('GET', `/text/groups/${group}/strings`, {
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('the link of a string leads to its group', async ({ open }) => {
  const bank = await open()
  const { body } = await bank.get(heading)
  const { self, 'svc:group': group } = body['_links'] as Record<string, { href: string }>
  expect((await bank.get(self?.href ?? '')).body).toEqual(body)
  const found = await bank.get(group?.href ?? '')
  expect(found.body).toMatchObject({ name: 'drafts', modifiedAt: expect.any(String) })
  const { items } = await bank.get('/text/groups')
  expect(items).toContainEqual(found.body)
})

test('what is not there is not found, or invalid where no 404 is listed', async ({ open }) => {
  const bank = await open()
  for (const [path, status] of [
    ['/text/groups/drafts/strings/nothing', 404],
    ['/text/groups/nowhere/strings/heading', 404],
    ['/text/groups/nowhere/strings', 422],
    ['/text/groups/nowhere', 404],
    ['/text/formats/nothing', 404],
  ] as const) {
    const answer = await bank.get(path)
    expect(answer.status, path).toBe(status)
    expect(answer.body, path).toMatchObject({ _error: { statusCode: status } })
  }
})

test('a string is created, updated, resolved and deleted', async ({ open }) => {
  const bank = await open()
  const { writableGroup } = bank.fixtures.text
  const newString = 'subheading'
  const path = `/text/groups/${writableGroup}/strings/${newString}`
  const created = await put(bank, path, plain('One {{common.bankName}}'))
  expect(created.status).toBe(201)
  expect(created.headers.get('location')).toBe(path)
  expect((await bank.get(path)).body).toEqual(created.body)
  expect(await tagOf(bank, path)).toBe(created.headers.get('etag'))
  const text = async () => {
    const { body } = await bank.get(`/text/resolved?groups=${writableGroup}`)
    return (body['groups'] as Record<string, Record<string, string>>)[writableGroup]?.[newString]
  }
  expect(await text()).toBe('One Harbour Street Bank')
  const values = [
    { value: 'Two' },
    { value: 'Dos', language: 'es' },
    { value: 'T', format: 'large' },
  ]
  const updated = await put(
    bank,
    path,
    { values, modifiedAt: '1999-01-01T00:00:00Z' },
    await tagOf(bank, path),
  )
  expect(updated.status).toBe(200)
  expect(updated.body['values']).toEqual(values)
  expect(String(updated.body['modifiedAt']) > String(created.body['modifiedAt'])).toBe(true)
  expect(await text()).toBe('Two')
  expect((await bank.ask('DELETE', path, { actor: 'admin' })).status).toBe(204)
  expect((await bank.get(path)).status).toBe(404)
  expect((await bank.ask('DELETE', path, { actor: 'admin' })).status).toBe(404)
})

test('only the administrator writes, and not into what cannot change', async ({ open }) => {
  const bank = await open()
  const before = await bank.get(heading)
  for (const actor of ['customer', 'agent', 'restricted'] as const) {
    const headers = { 'If-Match': before.headers.get('etag') ?? '' }
    expect((await bank.ask('PUT', heading, { actor, headers, json: before.body })).status).toBe(403)
    expect((await bank.ask('DELETE', heading, { actor })).status).toBe(403)
    const format = { json: { name: 'small', description: 'Something else' } }
    expect((await bank.ask('PUT', '/text/formats/small', { actor, ...format })).status).toBe(403)
  }
  expect((await bank.get(heading)).text).toBe(before.text)
  expect((await put(bank, '/text/groups/legal/strings/other', plain('No'))).status).toBe(403)
})

test('If-Match must hold the current entity tag, and nothing where there is no string', async ({
  open,
}) => {
  const bank = await open()
  const before = await bank.get(heading)
  const old = await tagOf(bank, heading)
  for (const ifMatch of [undefined, '"another"', `W/${old}`]) {
    const refused = await put(bank, heading, before.body, ifMatch)
    expect(refused.status, ifMatch).toBe(412)
    expect(refused.body).toMatchObject({ _error: { statusCode: 412 } })
  }
  expect((await bank.get(heading)).text).toBe(before.text)
  expect((await put(bank, heading, before.body, old)).status).toBe(200)
  expect((await put(bank, heading, before.body, old)).status).toBe(412)
  expect((await put(bank, '/text/groups/drafts/strings/other', plain('a'), old)).status).toBe(412)
})

test('an item that the string has must not be left out', async ({ open }) => {
  const bank = await open()
  const before = await bank.get(heading)
  const refused = await put(bank, heading, plain('Only one'), await tagOf(bank, heading))
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ _error: { type: 'textItemOmitted' } })
  expect((await bank.get(heading)).text).toBe(before.text)
})

test('no string may come to refer to itself', async ({ open }) => {
  const bank = await open()
  const path = (group: string, name: string) => `/text/groups/${group}/strings/${name}`
  const write = async (group: string, name: string, value: string) =>
    (await put(bank, path(group, name), plain(value))).status
  expect(await write('drafts', 'a', 'me: {{drafts.a}}')).toBe(409)
  expect(await write('drafts', 'a', 'b: {{drafts.b}}')).toBe(201)
  expect(await write('drafts', 'b', 'a: {{drafts.a}}')).toBe(409)
  expect(await write('drafts', 'b', 'c: {{sketches.c}}')).toBe(201)
  expect(await write('sketches', 'c', 'x {{common.phone}} {{drafts.a}}')).toBe(409)
  expect(await write('sketches', 'c', 'the end, {{a}}')).toBe(201)
  const tag = await tagOf(bank, path('sketches', 'c'))
  const values = [{ value: 'end' }, { value: '{{drafts.b}}', language: 'fr' }]
  const refused = await put(bank, path('sketches', 'c'), { values }, tag)
  expect(refused.body).toMatchObject({ _error: { statusCode: 409, type: 'circularReference' } })
})

test('a string is judged by its form', async ({ open }) => {
  const bank = await open()
  const before = await bank.get(heading)
  const tag = await tagOf(bank, heading)
  const kept = before.body['values'] as object[]
  const item = (one: object) => ({ values: [...kept, one] })
  for (const body of [
    {},
    [],
    'text',
    null,
    { values: 'a' },
    { values: [] },
    { values: [7] },
    { values: kept.slice(1) },
    item({}),
    item({ value: 7, language: 'fr' }),
    item({ value: 'x'.repeat(4097), language: 'fr' }),
    item({ value: 'a', format: 'huge' }),
    item({ value: 'a', format: 7 }),
    item({ value: 'twice' }),
    ...['e', 'E', 'EN', 'engl', 'en-', 'en-G', 'en-GBRT', 'en_GB', 'en-GB-x', 'en-12', '', 7].map(
      (language) => item({ value: 'a', language }),
    ),
  ]) {
    const refused = await put(bank, heading, body, tag)
    expect(refused.status, JSON.stringify(body).slice(0, 200)).toBe(422)
    expect(refused.body).toMatchObject({ _error: { statusCode: 422, type: 'invalidBody' } })
  }
  for (const body of ['', '{', '{"values": [}']) {
    const headers = { 'If-Match': tag, 'Content-Type': 'application/hal+json' }
    const refused = await bank.ask('PUT', heading, { actor: 'admin', headers, body })
    expect(refused.status).toBe(400)
  }
  expect((await bank.get(heading)).text).toBe(before.text)
  for (const name of ['1a', '$a', 'a-b', 'a.b', 'é'])
    expect(
      (await put(bank, `/text/groups/drafts/strings/${encodeURIComponent(name)}`, plain('a')))
        .status,
    ).toBe(422)
  const values = [
    ...kept,
    { value: '\u{1f35c}'.repeat(4096), language: 'fil-PHL' },
    { value: '', language: 'fr', format: 'large' },
  ]
  const accepted = await put(bank, heading, { values }, tag)
  expect(accepted.status).toBe(200)
  expect(accepted.body['values']).toEqual(values)
})

test('text is that of one bank, and the hook resets it', async ({ open }) => {
  const [one, other] = [await open(), await open()]
  const before = await tagOf(one, heading)
  const format = await tagOf(one, '/text/formats/small')
  await put(one, heading, { values: [{ value: 'a' }, { value: 'b', language: 'es' }] }, before)
  await put(one, '/text/groups/drafts/strings/more', plain('a'))
  await put(one, '/text/formats/small', { name: 'small', description: 'Changed for now' }, format)
  expect((await other.get(heading)).body['values']).not.toContainEqual({ value: 'a' })
  expect(await one.control('reset')).toBe(204)
  expect(await tagOf(one, heading)).toBe(before)
  expect(await tagOf(one, '/text/formats/small')).toBe(format)
  expect((await one.get('/text/groups/drafts/strings/more')).status).toBe(404)
})
