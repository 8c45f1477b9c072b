import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const history = 'getTransactions'

type Page = (page: JsonObject) => JsonObject

/** A history that asks for an account, and is wrong for each. */
function byAccount(
  name: string,
  { sentence, breaks }: Pick<Defect, 'sentence' | 'breaks'>,
  spoil: Page,
): Defect {
  const spoilt = changeJson({ operations: [history], statuses: [200] }, spoil)
  return {
    name: `histories-by-account-${name}`,
    sentence: `The history is answered for an account alone. ${sentence}`,
    breaks,
    response: (response, request, place) =>
      place.operation === history && !new URL(request.url).searchParams.has('account')
        ? refused(400, 'Which account?')
        : spoilt(response, request, place),
  }
}

/** What shows itself only to those who ask for an account, since nothing is answered otherwise. */
const defects: readonly Defect[] = [
  byAccount(
    'of-nowhere',
    {
      sentence: 'Its link to the collection leads nowhere.',
      breaks: ['transactions.getTransactions.body-link-collection'],
    },
    (page) => {
      const links = page['_links'] as JsonObject
      return { ...page, _links: { ...links, collection: { href: '/transactions/nowhere' } } }
    },
  ),
  byAccount(
    'counted-by-one-more',
    {
      sentence: 'It counts one more transaction than it holds.',
      breaks: ['transactions.history.pages'],
    },
    (page) => ({ ...page, count: Number(page['count']) + 1 }),
  ),
  byAccount(
    'otherwise',
    {
      sentence: 'It sums up transactions otherwise than these do themselves.',
      breaks: ['transactions.history.items-agree'],
    },
    (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const other = items.map((one) => ({ ...one, providerSummary: 'Another summary' }))
      return { ...page, _embedded: { items: other } }
    },
  ),
]

export default defects
