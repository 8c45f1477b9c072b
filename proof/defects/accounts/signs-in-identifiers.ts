import { changeHoldings } from '../../../src/reference/books/change-holdings.js'
import type { Defect } from '../../defect.js'

/** Neither the first account of the customer nor the last. */
const odd = /^acct-00010[56]$/

const defect: Defect = {
  name: 'signs-in-identifiers',
  sentence:
    'getAccount does not find an account with a sign in its identifier that URLs may escape.',
  breaks: ['accounts.getAccount.same-account'],
  behaviour: ({ books }) => ({
    books: (before) =>
      changeHoldings(books(before), (holding) => {
        const { account } = holding
        return odd.test(account.id)
          ? { ...holding, account: { ...account, id: account.id.replace('acct-', 'acct$') } }
          : holding
      }),
  }),
  request: (request, { operation }) =>
    operation === 'getAccount'
      ? new Request(request.url.replace(/\/acct(?:%24|\$)/i, '/acct-unescaped-'), request)
      : request,
}

export default defect
