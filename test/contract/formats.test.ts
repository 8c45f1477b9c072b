import { expect, test } from '@playwright/test'
import { isDateTime } from '../../src/contract/formats/is-date-time.js'
import { isUriReference } from '../../src/contract/formats/is-uri-reference.js'

const instants = [
  '2026-03-01T09:30:00Z',
  '2026-03-01t09:30:00z',
  '2026-03-01T09:30:00.123456789012+05:30',
  '2026-03-01T09:30:00-00:00',
  '2024-02-29T00:00:00Z',
  '1998-12-31T23:59:60Z',
  '1998-12-31T15:59:60.5-08:00',
  '1999-01-01T05:29:60+05:30',
]
for (const text of instants) {
  test(`${text} is a date-time`, () => expect(isDateTime(text)).toBe(true))
}

const noInstants = [
  '2026-03-01',
  '2026-03-01 09:30:00Z',
  '2026-03-01T09:30:00',
  '2026-03-01T09:30Z',
  '2026-03-01T09:30:00+0530',
  '2026-03-01T09:30:00.Z',
  '2023-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T09:30:60Z',
  '2026-03-01T09:30:00+24:00',
  '2026-03-01T09:30:00Z\n',
]
for (const text of noInstants) {
  test(`${JSON.stringify(text)} is no date-time`, () => expect(isDateTime(text)).toBe(false))
}

const references = [
  '',
  'about:blank',
  'https://api.example.bank:8443/errors/x/v1?a=b#c',
  '/errors/x/v1',
  '//host/path',
  'x/y:z',
  '?q=/?',
  '#',
  'urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66',
  'http://[2001:db8::7]/c=GB?objectClass?one',
  'http://[v1.fe:1]:80/',
  'http://user:pw@host:/%C3%A9',
  'file:///etc/hosts',
]
for (const text of references) {
  test(`“${text}” is a URI reference`, () => expect(isUriReference(text)).toBe(true))
}

const noReferences = [
  'a b',
  '/é',
  '/a%2',
  '1a:b',
  ':b',
  'http://[::1',
  'http://[1.2.3.4]/',
  'http://a b/',
  '/a#b#c',
  '/"quoted"',
  'x\n',
  '/[a]',
  'http://host:port/',
]
for (const text of noReferences) {
  test(`${JSON.stringify(text)} is no URI reference`, () => {
    expect(isUriReference(text)).toBe(false)
  })
}
