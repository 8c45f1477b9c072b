import { expect } from '@playwright/test'
import { plant } from '../../proof/plant.js'
import { listLiberties } from '../../proof/list-liberties.js'
import { type Answer, type Client, test } from '../reference/bank-test.js'

const pending = '/transactions/pendingTransactions'
const pathOf = (id: string) => `/transactions/transactions/${encodeURIComponent(id)}`

test('under every liberty pages of pending transactions add up, and each item is there', async ({
  open,
  openHere,
}) => {
  for (const liberty of await liberties()) {
    const bank = await (liberty.wire ? open : openHere)(plant([liberty]))
    const walked: string[] = []
    for (let page = await read(bank, `${pending}?limit=9`); page.items.length > 0;) {
      walked.push(...page.items.map((item) => String(item['_id'])))
      page = await read(bank, `${pending}?limit=9&start=${walked.length}`)
      if (walked.length >= 200) throw new Error(`${liberty.name}: the pages have no end`)
    }
    expect(new Set(walked).size, liberty.name).toBe(walked.length)
    for (const id of [...walked.slice(0, 2), ...walked.slice(-1)])
      expect((await read(bank, pathOf(id))).body['_id'], liberty.name).toBe(id)
  }
})

test('under every liberty links lead somewhere', async ({ open, openHere }) => {
  for (const liberty of await liberties()) {
    const bank = await (liberty.wire ? open : openHere)(plant([liberty]))
    const path = `${pending}?limit=1&holdState=none`
    const { body, items } = await read(bank, path)
    for (const resource of [body, ...items])
      for (const href of hrefsOf(resource['_links'])) {
        // What the link svc:organization leads to is not shown: one liberty is that nothing is there.
        if (href.includes('/nowhere/') && liberty.name === 'transactions-organization-not-served')
          continue
        const reference = href.startsWith('/transactions/') ? `/api${href}` : href
        const { href: url } = new URL(reference, `${bank.baseUrl}${path}`)
        if (url.startsWith(bank.origin) && !url.includes('/banking/')) await read(bank, url)
      }
  }
})

test('under every liberty a memo comes and goes, with an entity tag', async ({
  open,
  openHere,
}) => {
  for (const liberty of await liberties()) {
    const bank = await (liberty.wire ? open : openHere)(plant([liberty]))
    const [id] = bank.fixtures.transactions.transactionWithoutMemo
    if (id === undefined) continue
    const path = `${pathOf(id)}/memo`
    const put = (text: string, ifMatch?: string) =>
      patiently(() =>
        bank.ask('PUT', path, {
          json: { text },
          headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
        }),
      )
    const plain = await put('One')
    // Which entity tag a memo has that is not there is not said.
    const created = plain.status === 412 ? await put('One', '"any"') : plain
    expect(created.status, liberty.name).toBe(201)
    const { headers } = await read(bank, path)
    const tag = headers.get('etag') ?? ''
    expect((await put('Two', tag)).status, liberty.name).toBe(200)
    expect((await put('Three', tag)).status, liberty.name).toBe(412)
    expect((await read(bank, path)).body['text'], liberty.name).toBe('Two')
    const known = { 'If-None-Match': (await read(bank, path)).headers.get('etag') ?? '' }
    const again = await patiently(() => bank.ask('GET', path, { headers: known }))
    expect(again.status, liberty.name).toBe(304)
    expect((await patiently(() => bank.ask('DELETE', path))).status, liberty.name).toBe(204)
    const gone = await patiently(() => bank.get(path))
    expect(gone.status, liberty.name).toBe(404)
    expect(gone.body, liberty.name).toMatchObject({ _error: { type: 'transactionMemoNotFound' } })
  }
})

/** These refuse what the small client of these tests asks for; what Assay makes of them is proved. */
const refusing = /^transaction-callers-|-refused-beyond-end$|-gone$/

/** Liberties of every interface and of this one. */
async function liberties() {
  const all = await listLiberties()
  return all.filter(
    ({ name, scope }) => (scope === 'shared' || scope === 'transactions') && !refusing.test(name),
  )
}

async function read(bank: Client, path: string): Promise<Answer> {
  const answer = await patiently(() => bank.get(path))
  // What held is no step of a test: thousands of those take Playwright longer than the bank.
  if (answer.status !== 200) expect(answer.status, path).toBe(200)
  return answer
}

/** Some banks limit their callers, or are down for a moment. */
async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await send()
    if (answer.status !== 429 && answer.status !== 503) return answer
  }
  throw new Error('nothing but 429 and 503')
}

function hrefsOf(links: unknown): readonly string[] {
  return Object.values((links ?? {}) as Record<string, unknown>)
    .flat()
    .flatMap((link) => {
      const { href, templated } = link as { href: string; templated?: boolean }
      return templated === true ? [] : href
    })
}
