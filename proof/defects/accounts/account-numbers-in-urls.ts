import { riveraHoldings } from '../../../src/reference/books/rivera-holdings.js'
import { changeHeaders } from '../../alterations/change-headers.js'
import type { Defect } from '../../defect.js'

const breaks = ['accounts.urls.no-account-number']
const number = riveraHoldings[0]?.account.number ?? ''

/** Account numbers where access logs and browser histories keep them. */
const defects: readonly Defect[] = [
  {
    name: 'account-numbers-in-urls-next-page',
    sentence: 'nextPage_url carries the number of an account to go on from.',
    breaks,
    behaviour: ({ nextPageUrl }) => ({
      nextPageUrl(url) {
        url.searchParams.set('after', number)
        return nextPageUrl(url)
      },
    }),
  },
  {
    name: 'account-numbers-in-urls-content-location',
    sentence: 'getAccount gives the address of an account by its number in Content-Location.',
    breaks,
    response(response, request, context) {
      if (context.operation !== 'getAccount') return response
      const byNumber = `/api/banking/accounts?number=${encodeURIComponent(number)}`
      const change = changeHeaders((headers) => headers.set('content-location', byNumber))
      return change(response, request, context)
    },
  },
]

export default defects
