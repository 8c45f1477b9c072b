import { changeHeaders } from '../../alterations/change-headers.js'
import type { Liberty } from '../../liberty.js'

/** Other media types for the same documents. */
const liberties: readonly Liberty[] = [
  {
    name: 'hal-media-types-errors-as-json',
    sentence: 'Error documents are plain JSON.',
    because: 'The media type of an error response is not shown.',
    respells: true,
    response: changeHeaders((headers, { status }) => {
      if (status >= 400 && headers.get('content-type') === 'application/hal+json')
        headers.set('content-type', 'application/json;charset=utf-8')
    }),
  },
  {
    name: 'hal-media-types-errors-of-the-bank',
    sentence: 'Error documents have a JSON media type of the bank.',
    because: 'The media type of an error response is not shown.',
    response: changeHeaders((headers, { status }) => {
      if (status >= 400 && headers.get('content-type') === 'application/hal+json')
        headers.set('content-type', 'application/vnd.bank.error+json;version=2')
    }),
  },
]

export default liberties
