import type { Defect } from '../../defect.js'
import type { JsonObject } from '../../alterations/change-json.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly operation: string
  readonly breaks: readonly string[]
  readonly request?: (query: URLSearchParams) => boolean
  readonly page?: (page: JsonObject) => JsonObject | undefined
}

const permission = /^(?:billPay|transferFrom|transferTo|view|viewCards|manageCards)$/

const rows: readonly Row[] = [
  {
    name: 'permissions',
    sentence: 'Every seventh narrowed list of accounts overlooks the permissions.',
    operation: 'listAccounts',
    breaks: ['accounts.listAccounts.allows-filter-matching'],
    request(query) {
      // What is refused is another requirement's.
      if (!permission.test(query.get('allows') ?? '')) return false
      query.delete('allows')
      return true
    },
  },
  {
    name: 'location',
    sentence: 'Every seventh list of accounts of a location overlooks it.',
    operation: 'listAccounts',
    breaks: ['accounts.listAccounts.location-filter-matching'],
    request(query) {
      if (!/^(?:in|ex)ternal$/.test(query.get('location') ?? '')) return false
      query.delete('location')
      return true
    },
  },
  {
    name: 'start',
    sentence: 'Every seventh page of pending transactions tells a start that is one too far.',
    operation: 'getPendingTransactions',
    breaks: ['transactions.getPendingTransactions.pages-start-echoed'],
    page: (page) =>
      typeof page['start'] === 'number' ? { ...page, start: page['start'] + 1 } : undefined,
  },
  {
    name: 'filters-dropped',
    sentence: 'Every seventh nextPage_url of narrowed accounts drops the filters.',
    operation: 'listAccounts',
    breaks: ['accounts.listAccounts.pages-filters-kept'],
    page: withoutFilters,
  },
]

/** The page with a link that has no filter, if it has one that has some. */
function withoutFilters(page: JsonObject): JsonObject | undefined {
  if (typeof page['nextPage_url'] !== 'string') return undefined
  const url = new URL(page['nextPage_url'])
  for (const filter of ['productType', 'location', 'allows']) url.searchParams.delete(filter)
  return url.href === page['nextPage_url'] ? undefined : { ...page, nextPage_url: url.href }
}

const often = 7

/** Faults that show in one of several answers, so that a request that is sent again hides them. */
const defects: readonly Defect[] = rows.map(
  ({ name, sentence, operation, breaks, request, page }) => {
    const counts = withMemory(() => ({ met: 0 }))
    const isDue = (context: Parameters<typeof counts>[0]): boolean => {
      const memory = counts(context)
      memory.met += 1
      return memory.met % often === 0
    }
    return {
      name: `now-and-then-${name}`,
      sentence,
      breaks,
      ...(request && {
        request(asked, context) {
          const url = new URL(asked.url)
          if (context.operation !== operation || !request(url.searchParams)) return asked
          return isDue(context) ? new Request(url, asked) : asked
        },
      }),
      ...(page && {
        async response(response, _asked, context) {
          if (context.operation !== operation || response.status !== 200) return response
          const { status, headers } = response
          const changed = page((await response.clone().json()) as JsonObject)
          if (changed === undefined || !isDue(context)) return response
          return new Response(JSON.stringify(changed), { status, headers })
        },
      }),
    } satisfies Defect
  },
)

export default defects
