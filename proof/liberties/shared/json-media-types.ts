import { changeHeaders } from '../../alterations/change-headers.js'
import type { Liberty } from '../../liberty.js'

/** Whose media types the documents name: those of transactions, of the root of the interface and of its definition. */
const isNamed = (type: string): boolean =>
  !/^application\/(?:hal\+)?json\b/.test(type) || type.includes('profile')

/** Other media types for the same answers. */
const liberties: readonly Liberty[] = [
  {
    name: 'json-media-types-of-the-bank',
    sentence: 'Successful answers have a JSON media type of the bank.',
    because: 'The media type of these answers is not shown.',
    response(response, request, context) {
      const operation = context.operation ?? ''
      const { pathname } = new URL(request.url)
      const named =
        ['getApiDoc', 'getApi'].includes(operation) || pathname.includes('/transactions/')
      return named
        ? response
        : changeHeaders((headers, { status }) => {
            const type = headers.get('content-type') ?? ''
            if (status < 300 && !isNamed(type))
              headers.set('content-type', 'application/vnd.bank.v1+json')
          })(response, request, context)
    },
  },
]

export default liberties
