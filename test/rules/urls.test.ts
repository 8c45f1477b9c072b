import { expect, test } from '@playwright/test'
import { noAccountNumberInUrls } from '../../src/rules/links/no-account-number-in-urls.js'
import type { Header } from '../../src/exchange/exchange.js'
import { judgeSample } from './judge-sample.js'

const number = '51000001014821'
const requirement = 'accounts.urls.no-account-number'
const judge = (body: unknown, headers: readonly Header[] = []) =>
  judgeSample(noAccountNumberInUrls, { body, headers }, [number, '4711'])

test('A URL that carries an account number fails where it stands, in a body or a header', () => {
  const next = `/banking/accounts?after=${number}`
  expect(judge({ nextPage_url: next })).toEqual([
    {
      requirement,
      verdict: 'fail',
      expected: 'a URL without an account number',
      actual: next,
      pointer: '/nextPage_url',
    },
  ])
  const encoded = `/accounts/%35${number.slice(1)}`
  expect(judge({ items: [{ _links: { 'a/b': { href: encoded } } }] })).toMatchObject([
    { verdict: 'fail', pointer: '/items/0/_links/a~1b/href' },
  ])
  expect(judge({}, [['Location', `/accounts/${number}`]])).toMatchObject([
    { verdict: 'fail', pointer: '' },
  ])
})

test('A URL without one passes; what is no URL is not looked at', () => {
  expect(judge({ nextPage_url: '/banking/accounts?start=x%' })).toEqual([
    { requirement, verdict: 'pass' },
  ])
  expect(judge({ location: 'internal', maskedNumber: `/${number}`, label: number })).toEqual([])
  // Four digits turn up by chance.
  expect(judge({ self_url: '/accounts/4711' })).toEqual([{ requirement, verdict: 'pass' }])
})

test('A short number has to stand by itself, a long one counts wherever it stands', () => {
  const ofShort = (url: string) =>
    judgeSample(noAccountNumberInUrls, { body: { self_url: url } }, ['510148'])
  expect(ofShort('/accounts/9510148/75101485')).toEqual([{ requirement, verdict: 'pass' }])
  expect(ofShort('/accounts/9510148/acct510148x')).toMatchObject([{ verdict: 'fail' }])
  expect(judge({ self_url: `/accounts/00${number}7` })).toMatchObject([{ verdict: 'fail' }])
})

test('Without account numbers to look for nothing is decided, and they are asked for', () => {
  const sample = { body: { nextPage_url: '/banking/accounts?start=x' } }
  expect(judgeSample(noAccountNumberInUrls, sample)).toEqual([])
  const asked = noAccountNumberInUrls.remedy?.({ interface: 'accounts' } as never)
  expect(asked).toBe('fixtures.accounts.accountNumbers')
})
