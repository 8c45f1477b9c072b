import { expect } from '@playwright/test'
import { listDefects } from '../../proof/list-defects.js'
import { plant } from '../../proof/plant.js'
import { listLiberties } from '../../proof/list-liberties.js'
import { type Item, test } from '../reference/bank-test.js'

test('defects are found by name and say what they break', async () => {
  const defects = await listDefects()
  expect(defects.map(({ name }) => name)).toContain('balances-in-order-of-books')
  const named = (holds: (defect: (typeof defects)[number]) => boolean) =>
    defects.filter((defect) => !holds(defect)).map(({ name }) => name)
  expect(named(({ name }) => /^[a-zA-Z0-9-]+$/.test(name))).toEqual([])
  expect(named(({ sentence }) => /^[A-Za-z].*\.$/.test(sentence))).toEqual([])
  expect(named(({ breaks }) => breaks.length > 0)).toEqual([])
})

test('a defect in force is there, and only there', async ({ openHere }) => {
  const defects = await listDefects()
  const planted = (name: string) => defects.filter((defect) => defect.name === name)
  const path = '/banking/accountBalances?accounts=acct-000106,acct-000101'
  const order = async (names: string) => {
    const { items } = await openHere(plant(planted(names))).get(path)
    return items.map(({ id }) => id)
  }
  expect(await order('none')).toEqual(['acct-000106', 'acct-000101'])
  expect(await order('balances-in-order-of-books')).toEqual(['acct-000101', 'acct-000106'])
})

test('defects stand on top of each other', async ({ openHere }) => {
  const defects = (await listDefects()).filter(({ name }) =>
    /^missing-member-accounts-account-(label|title)$|listAccounts-limit-above-maximum$/.test(name),
  )
  const bank = openHere(plant(defects))
  const { body } = await bank.get('/banking/accounts/acct-000101')
  expect(body).not.toHaveProperty('label')
  expect(body).not.toHaveProperty('title')
  expect(body).toHaveProperty('id')
  expect((await bank.get('/banking/accounts?limit=1001')).status).toBe(200)
})

/**
 * The client of these tests does not try again, knows no root but the origin's, reads the list once and
 * looks for the number of the next try at the top of the body. What other clients make of these banks is proved.
 */
const beyondThisClient =
  /^(?:unavailable-now|next-page-urls-from-the-api-root|walks-reordered|retries-counted-(?:in-a-header|within)|living-forty|busy-(?:ten-calls|seconds))/

test('under every liberty a walk shows each account once, as the contract describes it', async ({
  open,
  openHere,
}) => {
  for (const liberty of await liberties()) {
    if (beyondThisClient.test(liberty.name)) continue
    // Of a list that moves under a walk, the walk shows no more than a part.
    if (/^walks-(?:reordered|accounts-come)|^living-(?:[a-z-]+-)?others-act/.test(liberty.name))
      continue
    const bank = await (liberty.wire ? open : openHere)(plant([liberty]))
    const whole = await bank.walk('/banking/accounts?limit=1000')
    for (const limit of [1, 4]) {
      const walked = await bank.walk(`/banking/accounts?allows=view&limit=${limit}`)
      const ids = walked.map(({ id }) => id)
      expect(new Set(ids).size, liberty.name).toBe(ids.length)
      if (liberty.name.startsWith('walks-')) continue
      const viewable = whole.filter((item) => (item['allows'] as { view: boolean }).view)
      expect(ids.toSorted(), liberty.name).toEqual(viewable.map(({ id }) => id).toSorted())
    }
    expect(
      whole.filter((item) => !isWellFormed(item)),
      liberty.name,
    ).toEqual([])
  }
})

/** Liberties of every interface and of this one. */
async function liberties() {
  const all = await listLiberties()
  return all.filter(({ scope }) => scope === 'shared' || scope === 'accounts')
}

function isWellFormed({ id, title, label, nickname = '', maskedNumber }: Item): boolean {
  const length = (text: unknown) => [...String(text)].length
  return (
    /^[A-Za-z0-9_:.~$-]{6,48}$/.test(id) &&
    /^\*[A-Za-z0-9\- _.]{1,4}$/.test(String(maskedNumber)) &&
    length(title) <= 80 &&
    length(label) <= 80 &&
    length(nickname) <= 50
  )
}

/** Its callers may ask for no balance at all. */
const forbidden = 'account-callers-no-balances'

test('under every liberty balances are complete in the end', async ({ open, openHere }) => {
  for (const liberty of await liberties()) {
    let time = Date.UTC(2026, 0, 1)
    const bank = await (liberty.wire ? open : openHere)({
      ...plant([liberty]),
      clock: () => (time += 100),
    })
    const { incompleteAtFirst } = bank.fixtures.accounts
    if (incompleteAtFirst.length === 0 || liberty.name === 'customers-permitted-nothing') continue
    // What is asked again with here stands in the body; where else it may stand is not shown.
    if (/^retries-counted-(?:in-a-header|within)$/.test(liberty.name)) continue
    const path = `/banking/accountBalances?accounts=${incompleteAtFirst.map(encodeURIComponent).join(',')}`
    const ask = async (query: string) => {
      const answer = await bank.get(`${path}${query}`)
      return answer.status === 429 ? bank.get(`${path}${query}`) : answer
    }
    const first = await ask('')
    expect(first.status, liberty.name).toBe(liberty.name === forbidden ? 403 : 202)
    if (first.status === 403) continue
    expect(first.headers.has('retry-after'), liberty.name).toBe(true)
    const retried = await ask(`&retryCount=${String(first.body['retryCount'])}`)
    expect(retried.status, liberty.name).toBe(200)
    for (const { available, updatedAt } of retried.items) {
      if (available !== undefined)
        expect(available, liberty.name).toMatch(/^[+-]?(?:\d+\.\d*|\.\d+)$/)
      if (updatedAt === undefined) continue
      expect(String(updatedAt).length, liberty.name).toBeGreaterThanOrEqual(20)
      expect(String(updatedAt).length, liberty.name).toBeLessThanOrEqual(30)
      expect(Date.parse(String(updatedAt)), liberty.name).not.toBeNaN()
    }
  }
})

test('under every liberty an unknown account keeps its problem type', async ({
  open,
  openHere,
}) => {
  for (const liberty of await liberties()) {
    const bank = await (liberty.wire ? open : openHere)(plant([liberty]))
    const { status, body } = await bank.get('/banking/accountBalances?accounts=acct-999999')
    expect(status, liberty.name).toBe(liberty.name === forbidden ? 403 : 422)
    if (status === 422)
      expect(body['type'], liberty.name).toMatch(/\/errors\/invalidAccountId\/v\d+$/)
  }
})
