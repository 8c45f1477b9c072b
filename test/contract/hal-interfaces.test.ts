import { expect, test } from '@playwright/test'
import { judgeBody } from '../../src/contract/judge-body.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { responseFor } from '../../src/contract/response-for.js'

const contract = loadContract({ interfaces: ['text'] })
const requirements = contract.interfaces[0]?.requirements ?? []
const ids = requirements.map(({ id }) => id)

const isListed = (id: string): boolean => {
  const { level, origin } = contract.requirement(id) ?? {}
  return level === 'should' && origin?.kind === 'presence'
}

/** @param listed whether members are told that should be there */
function failures(
  operationId: string,
  status: number,
  body: unknown,
  listed = false,
): readonly string[] {
  const operation = contract.operation('text', operationId)
  const response = operation && responseFor(operation, status)
  if (!operation || !response) throw new Error(`no ${operationId} ${status}`)
  return judgeBody(operation, response, 'application/hal+json', body).flatMap((one) =>
    one.verdict === 'fail' && (listed || !isListed(one.requirement))
      ? [`${one.requirement} ${one.pointer}`]
      : [],
  )
}

test('Items that a HAL document embeds are held against their own schema', () => {
  const values = [{ value: 'Good morning', language: 'es_MX' }, { language: 'es' }]
  const links = { self: { href: '/a' }, 'svc:group': { href: '/b' } }
  const items = [{ name: 'hello', values, _links: links }]
  const strings = { name: 'strings', _links: links, _embedded: { items } }
  expect(failures('getStrings', 200, strings).toSorted()).toEqual([
    'text.textStringItem.language /_embedded/items/0/values/0/language',
    'text.textStringItem.value.present /_embedded/items/0/values/1',
  ])
})

test('Links are a link object or a list of them, with anything beside the href', () => {
  const good = { self: { href: '/a', templated: false }, 'svc:group': [{ href: '/b' }] }
  expect(failures('getString', 200, { _links: good })).toEqual([])
  expect(failures('getString', 200, { _links: { ...good, next: '/a' } })).toEqual([
    'text.textString._links /_links/next',
  ])
})

test('Links that are listed without exception are there, of an item only where that is said', () => {
  expect(failures('getString', 200, { _links: { 'svc:group': [] } })).toEqual([
    'text.textString.links-self.present ',
    'text.textString.links-svc:group.present ',
  ])
  const format = { name: 'small', description: 'Small screens' }
  expect(failures('getFormat', 200, format)).toEqual([])
  expect(failures('getFormats', 200, { _embedded: { items: [format] } })).toEqual([
    'text.format.links-self.present /_embedded/items/0',
  ])
})

test('A member that is listed of what stands by itself may be missing of an item, and the other way round', () => {
  const links = { self: { href: '/a' }, 'svc:group': { href: '/b' } }
  const string = {
    _profile: '/p',
    values: [],
    modifiedAt: '2026-03-01T09:30:00Z',
    _links: links,
  }
  expect(failures('getString', 200, string, true)).toEqual(['text.textString._id.present '])
  const strings = { _links: links, _embedded: { items: [{ ...string, _id: 'a' }] } }
  expect(failures('getStrings', 200, { ...string, ...strings }, true)).toContain(
    'text.textString.name.present /_embedded/items/0',
  )
})

test('Errors within errors are judged at any depth', () => {
  const nested = { _embedded: { errors: [{ _embedded: { errors: [{ statusCode: '422' }] } }] } }
  expect(failures('setString', 422, { _error: nested })).toEqual([
    'text.error.statusCode /_error/_embedded/errors/0/_embedded/errors/0/statusCode',
  ])
})

test('Statuses that the document names for the interface have the body that it shows, or any', () => {
  const operation = contract.operation('text', 'getFormat')
  if (!operation) throw new Error('no getFormat')
  expect(responseFor(operation, 422)).toMatchObject({
    reading: true,
    mediaTypes: ['application/hal+json', 'application/json'],
  })
  expect(responseFor(operation, 429)).toMatchObject({ reading: true, mediaTypes: [] })
  expect(contract.requirement('text.getFormat.status')?.readings?.[1]).toContain(
    '400, 409, 412, 422, 403, 429',
  )
})

test('An operation of which the answers are not shown holds no requirements about them', () => {
  expect(ids.filter((id) => id.startsWith('text.deleteString.'))).toEqual([
    'text.deleteString.answer',
  ])
  expect(contract.requirement('text.deleteString.answer')?.gap).toBe(true)
})

test('What a write refuses and accepts is left to scenarios', () => {
  const cases = requirements.flatMap(({ origin }) =>
    origin.kind === 'law' && origin.law === 'parameters' ? [origin.operation] : [],
  )
  expect(new Set(cases)).toEqual(
    new Set(['getResolvedText', 'getStrings', 'getString', 'getFormat']),
  )
})

test('An entity tag is asked for once: by the law of conditional reads, or as a header of a write', () => {
  expect(ids.filter((id) => /\.ETag$|tag-present$/.test(id))).toEqual([
    'text.getResolvedText.tag-present',
    'text.getStrings.tag-present',
    'text.getString.tag-present',
    'text.setString.200.ETag',
    'text.setString.201.ETag',
    'text.getFormats.tag-present',
    'text.getFormat.tag-present',
    'text.setFormat.200.ETag',
  ])
})

test('Objects without a name are described by what stands in them', () => {
  const texts = ['_links', '_embedded'].map(
    (member) => contract.requirement(`text.textStrings.${member}`)?.text,
  )
  expect([...texts, contract.requirement('text.resolvedStrings.groups')?.text]).toEqual([
    'Where a textStrings has _links, it is an object with a link, or a list of links, for each relation, each with a text href.',
    'Where a textStrings has _embedded, it is an object in which items is a list of textString.',
    'Where a resolvedStrings has groups, it is an object in which each member is an object in which each member is a string.',
  ])
  expect(contract.requirement('text.setString.body')?.text).toContain(
    'errorResponse (400, 409, 412, 422)',
  )
})
