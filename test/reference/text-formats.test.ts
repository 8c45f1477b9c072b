import { expect } from '@playwright/test'
import { test } from './bank-test.js'

test('the formats come whole, each as it is by itself', async ({ open }) => {
  const bank = await open()
  const { status, body, items, headers } = await bank.get('/text/formats')
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'formats', start: 0, count: 2 })
  expect(items.map(({ name }) => name)).toEqual(bank.fixtures.text.format)
  for (const item of items)
    expect((await bank.get(`/text/formats/${String(item['name'])}`)).body).toEqual(item)
  const headersOf = { 'If-None-Match': headers.get('etag') ?? '' }
  expect((await bank.ask('GET', '/text/formats', { headers: headersOf })).status).toBe(304)
})

test('a format is replaced by a caller who knows its entity tag', async ({ open }) => {
  const bank = await open()
  const path = '/text/formats/large'
  const put = (json: unknown, ifMatch?: string, where = path) =>
    bank.ask('PUT', where, {
      actor: 'admin',
      json,
      headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    })
  const tag = (await bank.get(path)).headers.get('etag') ?? ''
  const named = (description: unknown) => ({ name: 'large', description })
  expect((await put(named('Everything big'))).status).toBe(412)
  expect((await put(named('Everything big'), '"another"')).status).toBe(412)
  expect(
    (await put({ name: 'nothing', description: 'Everything big' }, '*', '/text/formats/nothing'))
      .status,
  ).toBe(404)
  for (const body of [
    {},
    null,
    { description: 'Everything big' },
    { name: 'large' },
    { name: 'small', description: 'Everything big' },
    { name: 'Large', description: 'Everything big' },
    named('x'.repeat(7)),
    named('x'.repeat(257)),
    named(7),
  ]) {
    const refused = await put(body, tag)
    expect(refused.status, JSON.stringify(body)).toBe(422)
    expect(refused.body).toMatchObject({ _error: { statusCode: 422 } })
  }
  const broken = { actor: 'admin', headers: { 'If-Match': tag }, body: '{' } as const
  expect((await bank.ask('PUT', path, broken)).status).toBe(400)
  const shortest = await put(named('x'.repeat(8)), tag)
  expect(shortest.status).toBe(200)
  expect(shortest.body).toMatchObject(named('x'.repeat(8)))
  const longest = await put(named('\u{1f35c}'.repeat(256)), shortest.headers.get('etag') ?? '')
  expect(longest.status).toBe(200)
  expect((await bank.get(path)).body).toEqual(longest.body)
})

test('the bank serves a definition with every operation of the interface', async ({ open }) => {
  const bank = await open()
  const { status, headers, body } = await bank.get('/text/apiDoc')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(body).toMatchObject({ openapi: '3.1.0', info: { version: '0.2.1' } })
  const paths = Object.values(
    body['paths'] as Record<string, Record<string, { operationId: string }>>,
  )
  const ids = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
  expect(ids).toEqual([
    'getResolvedText',
    'getStrings',
    'getString',
    'setString',
    'deleteString',
    'getApiDoc',
    'getFormats',
    'getFormat',
    'setFormat',
  ])
})
