import { expect } from '@playwright/test'
import { inEveryNth } from '../../proof/intermittent/in-every-nth.js'
import { shareText } from '../../proof/intermittent/share-text.js'
import { withinAnswer } from '../../proof/intermittent/within-answer.js'
import { listDefects } from '../../proof/list-defects.js'
import { plant } from '../../proof/plant.js'
import type { Variation } from '../../proof/variation.js'
import { type Item, test } from '../reference/bank-test.js'

const gone: Variation = {
  name: 'gone',
  sentence: 'Accounts are gone.',
  response: (answer, { url }) =>
    url.includes('/accounts/') ? new Response('{}', { status: 404 }) : answer,
}

test('a defect of answers shows in one of each n of those that it makes others', async ({
  openHere,
}) => {
  const { variation, occasions } = inEveryNth(gone, 3)
  const bank = openHere(plant([variation]))
  const statuses: number[] = []
  for (let asked = 0; asked < 12; asked += 1) {
    await bank.get('/banking/accounts')
    statuses.push((await bank.get('/banking/accounts/acct-000101')).status)
  }
  expect(statuses.slice(0, 3)).toEqual([200, 200, 404])
  const gonePerThree = [0, 3, 6, 9].map(
    (at) => statuses.slice(at, at + 3).filter((status) => status === 404).length,
  )
  expect(gonePerThree).toEqual([1, 1, 1, 1])
  expect(occasions()).toBe(12)
})

test('a defect of decisions shows in one of each n that it makes others', async ({ openHere }) => {
  const defects = await listDefects()
  const [defect] = defects.filter(({ name }) => name === 'balances-in-order-of-books')
  expect(defect).toBeDefined()
  if (defect === undefined) return
  const { variation, occasions } = inEveryNth(defect, 2)
  const bank = openHere(plant([variation]))
  const orders: string[] = []
  const ask = async (accounts: string): Promise<void> => {
    const { items } = await bank.get(`/banking/accountBalances?accounts=${accounts}`)
    orders.push(items.map(({ id }: Item) => id).join())
  }
  for (let asked = 0; asked < 4; asked += 1) await ask('acct-000106,acct-000101')
  // In the order of the books already: nothing to be seen of the defect.
  await ask('acct-000101,acct-000106')
  const asWanted = 'acct-000106,acct-000101'
  const asInBooks = 'acct-000101,acct-000106'
  expect(orders.slice(0, 2)).toEqual([asWanted, asInBooks])
  expect(orders.slice(2, 4).toSorted()).toEqual([asInBooks, asWanted])
  expect(occasions()).toBe(4)
})

test('a defect that changes two things for an answer changes both or none', async ({
  openHere,
}) => {
  const both: Variation = {
    name: 'both',
    sentence: 'Another account is shown, and most of its members are not.',
    request: (asked) => new Request(asked.url.replace('acct-000101', 'acct-000106'), asked),
    response: async (answer) => Response.json({ id: ((await answer.json()) as Item).id }),
  }
  const { variation, occasions } = inEveryNth(both, 2)
  const bank = openHere(plant([variation]))
  const shown: string[] = []
  for (let asked = 0; asked < 4; asked += 1) {
    const { body } = await withinAnswer(() => bank.get('/banking/accounts/acct-000101'))
    shown.push(`${body['id']} ${'label' in body}`)
  }
  expect(shown.slice(0, 2)).toEqual(['acct-000101 true', 'acct-000106 false'])
  expect(shown.slice(2).toSorted()).toEqual(['acct-000101 true', 'acct-000106 false'])
  expect(occasions()).toBe(4)
})

test('what was found is told by folder, and the rest by name', () => {
  const trial = { scope: 'text', breaks: ['text.a'] }
  const text = shareText(
    [
      { ...trial, name: 'found', failed: ['text.a'], occasions: 9 },
      { ...trial, name: 'elsewhere', failed: ['text.b'], occasions: 9 },
      { ...trial, name: 'never', failed: [], occasions: 4 },
    ],
    { every: 5, rounds: 1 },
    true,
  )
  expect(text).toContain('one of 5 answers that they are about, in 1 round')
  expect(text).toContain('1 of 3 found (33 %); of the others 1 never showed, 1 failed another')
  expect(text).toContain('elsewhere: 9 occasions; text.a (failed: text.b)')
  expect(text).not.toMatch(/^ {4}found:/m)
})
