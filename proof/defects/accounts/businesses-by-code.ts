import { isBy } from '../../alterations/call-as.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const operation = 'listEligibleAchAccounts'

const forgets =
  (is: (query: URLSearchParams) => boolean): NonNullable<Defect['request']> =>
  (request, context) =>
    isBy(request, 'AGENT') && is(new URL(request.url).searchParams)
      ? changeQuery(operation, (query) => query.delete('customerId'))(request, context)
      : request

/** Agents who are not taken for acting for a business, whatever they say. */
const defects: readonly Defect[] = [
  {
    name: 'businesses-by-code-web',
    sentence: 'For one SEC code an agent is shown its own accounts, and no business is looked at.',
    breaks: ['accounts.ach.agent-entitled', 'accounts.ach.agent-not-entitled'],
    request: forgets((query) => query.get('secCode') === 'web'),
  },
  {
    name: 'businesses-by-code-transfers',
    sentence: 'An agent who asks for accounts to transfer money into is shown its own ones.',
    breaks: ['accounts.ach.agent-entitled'],
    request: forgets((query) => (query.get('allows') ?? '').endsWith('transferTo')),
  },
  {
    name: 'businesses-by-code-bills',
    sentence: 'An agent who asks for accounts to pay bills from is shown its own ones.',
    breaks: ['accounts.ach.agent-entitled'],
    request: forgets((query) => query.get('allows') === 'billPay'),
  },
  {
    name: 'businesses-by-code-unchecked',
    sentence: 'For transfers of persons it is not looked at for which business an agent may act.',
    breaks: ['accounts.ach.agent-not-entitled'],
    request: (request, context) =>
      isBy(request, 'AGENT') && new URL(request.url).searchParams.get('secCode') === 'ppd'
        ? changeQuery(operation, (query) => {
            if (query.get('customerId') === 'cust-harbour-garage')
              query.set('customerId', 'cust-mill-street-bakery')
          })(request, context)
        : request,
  },
]

export default defects
