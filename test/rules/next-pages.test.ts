import { expect, test } from '@playwright/test'
import { failingInARun } from './failing-in-a-run.js'

const page = (query: string, more: object = {}, status = 200) => ({
  operation: 'listAccounts',
  interface: 'accounts',
  status,
  type: status < 400 ? 'application/json' : 'application/problem+json',
  path: `/banking/accounts${query}`,
  body: status < 400 ? { items: [{ id: `of ${query}` }], limit: 1, ...more } : { status },
})
const to = (query: string) => ({ nextPage_url: `/api/banking/accounts${query}` })
const narrowed = '?limit=1&location=internal'

test('A next page that is refused each time fails, and the filters where it has lost one', () => {
  const kept = [page(narrowed, to(`${narrowed}&start=b`)), page(`${narrowed}&start=b`, {}, 400)]
  const lost = [page(narrowed, to('?limit=1&start=b')), page('?limit=1&start=b', {}, 422)]
  const [answers, filters] = [
    'accounts.listAccounts.pages-next-answers',
    'accounts.listAccounts.pages-filters-kept',
  ]
  expect(failingInARun([...kept, ...kept])(answers)).toEqual([2])
  expect(failingInARun([...lost, ...lost])(filters)).toEqual([2])
  expect(failingInARun([...lost, ...lost])(answers)).toEqual([])
})

test('A next page that is refused once, or answered at another time, may have gone meanwhile', () => {
  const [first, next] = [page('?limit=1', to('?limit=1&start=b')), '?limit=1&start=b']
  const refused = page(next, {}, 404)
  const id = 'accounts.listAccounts.pages-next-answers'
  expect(failingInARun([first, refused])(id)).toEqual([])
  expect(failingInARun([first, refused, first, refused, first, page(next)])(id)).toEqual([])
  expect(failingInARun([first, page(next, {}, 503), first, page(next, {}, 503)])(id)).toEqual([])
})

test('A page that tells the cursor of the page that led to it fails', () => {
  const [first, next] = [to('?limit=1&start=b'), '?limit=1&start=b']
  const id = 'accounts.listAccounts.pages-start'
  const read = (start: string, later: string) =>
    failingInARun([page('?limit=1', { ...first, start }), page(next, { start: later })])(id)
  expect(read('a', 'a')).toEqual([2])
  expect(read('a', 'b')).toEqual([])
  expect(read('', 'b')).toEqual([])
})
