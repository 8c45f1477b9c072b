import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
  /** Spoils the address of the next page. */
  readonly change: (url: URL) => void
}

const cut = (url: URL): void =>
  url.searchParams.set('start', (url.searchParams.get('start') ?? '').slice(0, 16))

/** Pages of few items lead where they should: one would lead to itself, or show whose accounts are lost. */
const few = 3

const move = (by: number) => (url: URL) => {
  if (Number(url.searchParams.get('limit') ?? 100) <= few) return
  const cursor = Buffer.from(url.searchParams.get('start') ?? '', 'base64url').toString()
  const [position, ...rest] = cursor.split('.')
  const moved = [Math.max(Number(position) + by, 0), ...rest].join('.')
  url.searchParams.set('start', Buffer.from(moved).toString('base64url'))
}

const rows: readonly Row[] = [
  {
    name: 'skipping',
    sentence: 'leaves out the items at the border of two pages.',
    breaks: 'accounts.listEligibleAchAccounts.pages-nothing-missing',
    change: move(2),
  },
  {
    name: 'repeating',
    sentence: 'begins a page with items that the one before ended with.',
    breaks: 'accounts.listEligibleAchAccounts.pages-nothing-twice',
    change: move(-3),
  },
  {
    name: 'cut',
    sentence: 'cuts its cursors short and answers with 422 to its own nextPage_url.',
    breaks: 'accounts.listEligibleAchAccounts.pages-next-answers',
    change: cut,
  },
  {
    name: 'off-the-path',
    sentence: 'leaves a part of the path out of nextPage_url, where a gateway adds it for others.',
    breaks: 'accounts.listEligibleAchAccounts.pages-next-answers',
    change: (url) => void (url.pathname = url.pathname.replace('/banking', '')),
  },
  {
    name: 'without-limit',
    sentence: 'drops the limit after the first page.',
    breaks: 'accounts.listEligibleAchAccounts.pages-limit-respected',
    change: (url) => url.searchParams.delete('limit'),
  },
  {
    name: 'without-required',
    sentence: 'leaves what is required out of nextPage_url and then asks for it.',
    breaks: 'accounts.listEligibleAchAccounts.pages-next-answers',
    change: (url) => url.searchParams.delete('secCode'),
  },
]

/** Addresses of next pages that lead to the wrong place, or to none. */
const defects: readonly Defect[] = rows.map(({ name, sentence, breaks, change }) => ({
  name: `page-cursors-listEligibleAchAccounts-${name}`,
  sentence: `listEligibleAchAccounts ${sentence}`,
  breaks: [breaks],
  behaviour: ({ nextPageUrl }) => ({
    nextPageUrl(url) {
      if (url.pathname.endsWith('/achEligibleAccounts')) change(url)
      return nextPageUrl(url)
    },
  }),
}))

export default defects
