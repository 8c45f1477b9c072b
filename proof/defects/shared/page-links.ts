import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
  /** The page with the link that it should not have, or without the one that it should. */
  readonly change: (page: JsonObject, url: URL) => JsonObject
}

const isFirst = ({ searchParams }: URL): boolean => !searchParams.has('start')

const cursorAfter = ({ nextPage_url: next }: JsonObject): string | null | undefined =>
  typeof next === 'string' ? new URL(next).searchParams.get('start') : undefined

function unlinked({ nextPage_url: next, ...page }: JsonObject, isLost: boolean): JsonObject {
  return isLost || next === undefined ? page : { ...page, nextPage_url: next }
}

const rows: readonly Row[] = [
  {
    name: 'none-on-first-page',
    sentence: 'has no nextPage_url on its first page.',
    breaks: 'accounts.listAccounts.pages-next-while-more',
    change: ({ nextPage_url: next, ...page }, url) =>
      isFirst(url) ? page : { ...page, nextPage_url: next },
  },
  {
    name: 'none-on-page-of-one',
    sentence: 'has no nextPage_url on a page of one item.',
    breaks: 'accounts.listAccounts.pages-next-while-more',
    change: (page, url) => unlinked(page, url.searchParams.get('limit') === '1'),
  },
  {
    name: 'none-on-second-page',
    sentence: 'has no nextPage_url on its second page, however many follow.',
    breaks: 'accounts.listAccounts.pages-nothing-missing',
    change: ({ nextPage_url: next, ...page }, url) =>
      isFirst(url) ? { ...page, nextPage_url: next } : page,
  },
  {
    name: 'start-of-the-next-page',
    sentence: 'tells the cursor of the next page as the start of each.',
    breaks: 'accounts.listAccounts.pages-start',
    change: (page) => ({ ...page, start: cursorAfter(page) ?? page['start'] ?? '' }),
  },
  {
    name: 'none-with-product-types',
    sentence: 'has no nextPage_url where it is asked for product types.',
    breaks: 'accounts.listAccounts.pages-filtered-whole',
    change: (page, url) => unlinked(page, url.searchParams.has('productType')),
  },
  {
    name: 'none-with-permissions',
    sentence: 'has no nextPage_url on later pages where it is asked for permissions.',
    breaks: 'accounts.listAccounts.pages-filtered-whole',
    change: (page, url) => unlinked(page, url.searchParams.has('allows') && !isFirst(url)),
  },
  {
    name: 'last-page-to-first',
    sentence: 'leads from its last page to the first.',
    breaks: 'accounts.listAccounts.pages-end',
    change(page, url) {
      url.searchParams.delete('start')
      return { ...page, nextPage_url: page['nextPage_url'] ?? url.href }
    },
  },
  {
    name: 'last-page-to-itself',
    sentence: 'leads from its last page to the last page.',
    breaks: 'accounts.listAccounts.pages-end',
    change: (page, url) => ({ ...page, nextPage_url: page['nextPage_url'] ?? url.href }),
  },
]

/** Pages that lead nowhere, or round in a circle. */
const defects: readonly Defect[] = rows.map(({ name, sentence, breaks, change }) => ({
  name: `page-links-listAccounts-${name}`,
  sentence: `listAccounts ${sentence}`,
  breaks: [breaks],
  response: changeJson({ operations: ['listAccounts'], statuses: [200] }, (page, _, { url }) =>
    change(page, new URL(url)),
  ),
}))

export default defects
