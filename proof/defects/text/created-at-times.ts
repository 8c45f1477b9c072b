import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

const often = 17

/** One creation of a string in so many is answered otherwise. */
function atTimes(
  name: string,
  sentence: string,
  breaks: string,
  change: (headers: Headers) => number,
): Defect {
  const counts = withMemory(() => ({ met: 0 }))
  return {
    name: `created-at-times-${name}`,
    sentence,
    breaks: [breaks],
    response(response, _request, context) {
      if (context.operation !== 'setString' || response.status !== 201) return response
      const memory = counts(context)
      memory.met += 1
      if (memory.met % often !== 0) return response
      const headers = new Headers(response.headers)
      return new Response(response.body, { status: change(headers), headers })
    },
  }
}

/** Creations that are wrong now and then. */
const defects: readonly Defect[] = [
  atTimes(
    '200',
    'A string that is created is at times answered with 200.',
    'text.setString.created',
    () => 200,
  ),
  atTimes(
    'at-group',
    'The Location of a string is at times that of all strings of its group.',
    'text.setString.created-location',
    (headers) => {
      headers.set('location', (headers.get('location') ?? '').replace(/\/[^/]*$/, ''))
      return 201
    },
  ),
]

export default defects
