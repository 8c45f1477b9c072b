import { expect, test } from '@playwright/test'
import { followLink } from '../../src/scenario/request/follow-link.js'

const base = 'https://bank.example/api'
const from = `${base}/banking/accounts`
const elsewhere = "target.baseUrl, with the origin that the target's links name"

test('A link within the origin of the target is followed', () => {
  expect(followLink('?start=2', from, base)).toEqual({ kind: 'url', url: `${from}?start=2` })
})

test('Where the API root has the name of its first resource, the link leads back to what was asked', () => {
  const root = 'https://bank.example/banking'
  const asked = `${root}/banking/accounts`
  expect(followLink('/banking/accounts?start=2', asked, root)).toEqual({
    kind: 'url',
    url: `${asked}?start=2`,
  })
  expect(followLink('/banking/banking/accounts?start=2', asked, root)).toEqual({
    kind: 'url',
    url: `${asked}?start=2`,
  })
})

for (const href of [
  'https://evil.example/',
  '//evil.example/x',
  'http://bank.example/api',
  'https://bank.example:8443/',
])
  test(`${href} leads elsewhere and is left alone`, () => {
    expect(followLink(href, from, base)).toMatchObject({ kind: 'left', remedy: elsewhere })
  })

test('A link that brings credentials along, or never ends, is left alone', () => {
  expect(followLink('https://me:secret@bank.example/api/banking/accounts', from, base)).toEqual({
    kind: 'left',
    because: 'A link that carries credentials is not followed.',
  })
  expect(followLink(`?start=${'x'.repeat(1_000_000)}`, from, base)).toEqual({
    kind: 'left',
    because: 'A link of 1000007 characters is not followed.',
  })
})

for (const href of ['javascript:alert(1)', 'file:///etc/passwd', 'data:,x', 'http://[::'])
  test(`${href} is nothing to send a GET to`, () => {
    expect(followLink(href, from, base)).toEqual({ kind: 'unusable' })
  })
