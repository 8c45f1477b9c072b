import { expect, test } from '@playwright/test'
import { pageCursors } from '../../src/rules/page-cursors.js'
import { judgeSample } from './judge-sample.js'

const requirement = 'accounts.listAccounts.pages-start'
const list = 'https://bank.example/api/banking/accounts'
const items = [{ id: 'acct-000101' }]
const next = `${list}?limit=1&start=third`

const judge = (body: object, start?: string) => {
  const query = start === undefined ? '' : `&start=${start}`
  return judgeSample(pageCursors, {
    url: `${list}?limit=1${query}`,
    body: { items, limit: 1, ...body },
  })
}

test('A page that tells the cursor of the next page, or the empty one of the first, fails', () => {
  expect(judge({ start: 'third', nextPage_url: next }, 'second')).toEqual([
    {
      requirement,
      verdict: 'fail',
      expected: 'the cursor of this page, not of the next one',
      actual: 'third',
      pointer: '/start',
    },
  ])
  expect(judge({ start: '' }, 'third')).toMatchObject([{ requirement, verdict: 'fail' }])
})

test('A page that tells any other cursor passes, the first one with an empty one as well', () => {
  const passed = [{ requirement, verdict: 'pass' }]
  expect(judge({ start: 'second', nextPage_url: next }, 'second')).toEqual(passed)
  expect(judge({ start: 'own.second', nextPage_url: next }, 'second')).toEqual(passed)
  expect(judge({ start: '', nextPage_url: next })).toEqual(passed)
  expect(judge({ start: '', nextPage_url: next }, '')).toEqual(passed)
})

test('Pages without a cursor or items, what leads to itself and what is no cursor show nothing', () => {
  expect(judge({ nextPage_url: next }, 'second')).toEqual([])
  expect(judge({ start: 'third', nextPage_url: next, items: [] }, 'second')).toEqual([])
  expect(judge({ start: '' }, 'x'.repeat(257))).toEqual([])
  expect(judge({ start: 'third', nextPage_url: next }, 'third')).not.toContainEqual(
    expect.objectContaining({ verdict: 'fail' }),
  )
})
