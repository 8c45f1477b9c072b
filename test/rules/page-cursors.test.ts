import { expect, test } from '@playwright/test'
import { pageCursors } from '../../src/rules/pages/page-cursors.js'
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

test('Pages without a cursor or items, and what is no cursor, show nothing', () => {
  expect(judge({ nextPage_url: next }, 'second')).toEqual([])
  expect(judge({ start: 'third', nextPage_url: next, items: [] }, 'second')).toEqual([])
  expect(judge({ start: '' }, 'x'.repeat(257))).toEqual([])
})

test('A page that leads to itself or to the first one, or has an empty address of the next one, fails', () => {
  const end = 'accounts.listAccounts.pages-end'
  const failing = (body: object, start?: string) =>
    judge(body, start).filter(({ verdict }) => verdict === 'fail')
  const expected = 'one that leads on, or none'
  expect(failing({ nextPage_url: next }, 'third')).toEqual([
    { requirement: end, verdict: 'fail', expected, actual: next, pointer: '/nextPage_url' },
  ])
  expect(failing({ nextPage_url: `${list}?limit=1` }, 'third')).toMatchObject([
    { requirement: end },
  ])
  expect(failing({ nextPage_url: '' }, 'third')).toMatchObject([{ requirement: end }])
  // Where the cursor is in another place, and whether the page is another one, is the service's own.
  expect(failing({ nextPage_url: `${list}?limit=1&page=2` }, 'third')).toEqual([])
  expect(failing({ nextPage_url: `${list}/more?limit=1` }, 'third')).toEqual([])
})

test('Behind a page that is to have no items stands the same page', () => {
  const [url, nextPage] = [`${list}?limit=0`, `${list}?limit=0`]
  const body = { items: [], limit: 0, nextPage_url: nextPage }
  expect(judgeSample(pageCursors, { url, body })).toEqual([])
})

test('A page that holds an item twice fails', () => {
  const twice = 'accounts.listAccounts.pages-nothing-twice'
  expect(judge({ items: [...items, ...items] })).toMatchObject([
    { requirement: twice, pointer: '/items/1' },
  ])
  expect(judge({ items: [...items, { id: 'acct-000102' }] })).toEqual([])
})
