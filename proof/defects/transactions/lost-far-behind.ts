import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Pages that are right. */
const right = 4

const farBehind = (change: (page: JsonObject) => JsonObject): Defect['response'] =>
  changeJson(
    { operations: ['getPendingTransactions'], statuses: [200] },
    (page, _response, { url }) => {
      const { searchParams: query } = new URL(url)
      const limit = Number(query.get('limit') ?? 100)
      return limit > 1 && Number(query.get('start') ?? 0) >= right * limit ? change(page) : page
    },
  )

/** Pages that are wrong behind the first few. */
const defects: readonly Defect[] = [
  {
    name: 'lost-far-behind-next',
    sentence: 'From the fifth page on, no page leads to another one.',
    breaks: ['transactions.getPendingTransactions.pages-next-only-before-last'],
    response: farBehind(({ _links: links, ...page }) => {
      const { next, ...others } = links as JsonObject
      return { ...page, _links: others }
    }),
  },
  {
    name: 'lost-far-behind-item',
    sentence: 'From the fifth page on, pages lack their first item.',
    breaks: ['transactions.getPendingTransactions.pages-nothing-missing'],
    response: farBehind(({ _embedded: embedded, ...page }) => {
      const { items } = embedded as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.slice(1) } }
    }),
  },
]

export default defects
