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
]

export default liberties
