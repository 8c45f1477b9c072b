import { isBy } from '../../alterations/call-as.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

type Caller = 'OTHER_CUSTOMER' | 'AGENT'

const told = (
  operation: string,
  isSuch: (request: Request, query: URLSearchParams) => boolean,
  change: (account: JsonObject) => JsonObject,
): Defect['response'] =>
  changeJson({ operations: [operation], statuses: [200] }, (body, _response, request) => {
    if (!isSuch(request, new URL(request.url).searchParams)) return body
    const { items } = body as { items?: JsonObject[] }
    return items === undefined ? change(body) : { ...body, items: items.map(change) }
  })

const cut = ({ title, ...account }: JsonObject): JsonObject => ({
  ...account,
  title: String(title).split(' ')[0],
})
const recoded = ({ product, ...account }: JsonObject): JsonObject => ({
  ...account,
  product: { ...(product as JsonObject), code: 'NONE' },
})

const listed = ['accounts.listAccounts.items-agree']
const eligible = ['accounts.listEligibleAchAccounts.items-agree']
const namesBusiness = (request: Request, query: URLSearchParams): boolean =>
  isBy(request, 'AGENT') && query.has('customerId')

const ignores = (name: string, breaks: string): Defect => ({
  name: `told-others-otherwise-agent-${name}`,
  sentence: `For an agent, the list of accounts ignores ${name}.`,
  breaks: [breaks],
  request: (request, context) =>
    isBy(request, 'AGENT')
      ? changeQuery('listAccounts', (query) => query.delete(name))(request, context)
      : request,
})

const alone = (word: string, caller: Caller): Defect => ({
  name: `told-others-otherwise-${word}-alone`,
  sentence: `For one ${word}, an account by itself has another product than in lists.`,
  breaks: listed,
  response: told('getAccount', (request) => isBy(request, caller), recoded),
})

const narrowed = (word: string, caller: Caller): Defect => ({
  name: `told-others-otherwise-${word}-narrowed`,
  sentence: `For one ${word}, accounts of a product type have shorter titles.`,
  breaks: listed,
  response: told(
    'listAccounts',
    (request, query) => isBy(request, caller) && query.has('productType'),
    cut,
  ),
})

/** Lists of accounts that are right for one customer, and otherwise for another caller. */
const defects: readonly Defect[] = [
  ignores('productType', 'accounts.listAccounts.productType-filter-matching'),
  ignores('location', 'accounts.listAccounts.location-filter-matching'),
  ...(
    [
      ['customer', 'OTHER_CUSTOMER'],
      ['agent', 'AGENT'],
    ] as const
  ).flatMap(([word, caller]) => [alone(word, caller), narrowed(word, caller)]),
  {
    name: 'told-others-otherwise-business-titles',
    sentence: 'For transfers of web, accounts of a business have shorter titles.',
    breaks: eligible,
    response: told(
      'listEligibleAchAccounts',
      (request, query) => namesBusiness(request, query) && query.get('secCode') === 'web',
      cut,
    ),
  },
  {
    name: 'told-others-otherwise-business-products',
    sentence: 'For transfers of ctx, accounts of a business have another product.',
    breaks: eligible,
    response: told(
      'listEligibleAchAccounts',
      (request, query) => namesBusiness(request, query) && query.get('secCode') === 'ctx',
      recoded,
    ),
  },
]

export default defects
