import { createHash } from 'node:crypto'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly operation: string
  readonly breaks: string
  /** One answer in so many of those that it would change. */
  readonly often: number
  /** Another answer; undefined where there is nothing to say otherwise. */
  readonly otherwise: (answer: Answered) => Response | undefined
}

interface Answered {
  readonly response: Response
  readonly body: JsonObject
  readonly request: Request
}

/** The answer with other members. */
const saying = ({ response, body }: Answered, change: JsonObject): Response => {
  const { status, headers } = response
  return new Response(JSON.stringify({ ...body, ...change }), { status, headers })
}

/** A list with other items, and a tag of its own: what a tag stands for is another requirement. */
function listing({ response, body }: Answered, items: JsonObject[]): Response {
  const content = JSON.stringify({ ...body, count: items.length, _embedded: { items } })
  const headers = new Headers(response.headers)
  headers.set('etag', `"at-times-${createHash('sha256').update(content).digest('hex')}"`)
  return new Response(content, { headers })
}

const itemsOf = ({ response, body }: Answered): readonly JsonObject[] =>
  response.status === 200 ? (body['_embedded'] as { items: JsonObject[] }).items : []

/** Whether it is about a string that Assay made. */
const isOwn = ({ url }: Request): boolean => /\/strings\/assay\d+$/.test(url)

const rows: readonly Row[] = [
  {
    name: 'old-unlisted',
    sentence: 'A list of strings is at times without one that was there when the bank opened.',
    operation: 'getStrings',
    breaks: 'text.textStrings.whole',
    often: 7,
    otherwise(answered) {
      const all = itemsOf(answered)
      const old = all.findIndex(({ name }) => !String(name).startsWith('assay'))
      const items = all.filter((_, index) => index !== old)
      return items.length < 4 ? undefined : listing(answered, items)
    },
  },
  {
    name: 'default-listed',
    sentence: 'A list shows at times of each string one text.',
    operation: 'getStrings',
    breaks: 'text.getStrings.items-agree',
    often: 5,
    otherwise(answered) {
      const all = itemsOf(answered)
      const items = all.map((one) => ({
        ...one,
        values: (one['values'] as JsonObject[]).slice(0, 1),
      }))
      const isOther = JSON.stringify(items) !== JSON.stringify(all)
      return isOther ? listing(answered, items) : undefined
    },
  },
  {
    name: 'answered-earlier',
    sentence: 'The answer to an update tells at times that it was made earlier.',
    operation: 'setString',
    breaks: 'text.setString.answer-agrees',
    often: 7,
    otherwise(answered) {
      if (answered.response.status !== 200) return undefined
      const time = Date.parse(String(answered.body['modifiedAt']))
      return saying(answered, { modifiedAt: new Date(time - 5000).toISOString() })
    },
  },
  {
    name: 'unknown-422',
    sentence: 'A string that is not there is at times invalid.',
    operation: 'getString',
    breaks: 'text.getString.unknown',
    often: 7,
    otherwise({ response, body, request }) {
      if (response.status !== 404 || !isOwn(request)) return undefined
      const { _error: error } = body as { _error: JsonObject }
      const other = { ...body, _error: { ...error, statusCode: 422 } }
      return new Response(JSON.stringify(other), { status: 422, headers: response.headers })
    },
  },
  {
    name: 'located-alike',
    sentence: 'The Location of a new string is at times one for all of them.',
    operation: 'setString',
    breaks: 'text.setString.created-location',
    often: 3,
    otherwise({ response, body }) {
      if (response.status !== 201) return undefined
      const headers = new Headers(response.headers)
      headers.set('location', '/text/newString')
      return new Response(JSON.stringify(body), { status: 201, headers })
    },
  },
]

/** What is said otherwise of strings in some of many answers: what the others say shows it. */
const defects: readonly Defect[] = rows.map((row) => {
  const { name, sentence, breaks, operation, often, otherwise } = row
  const counts = withMemory(() => ({ met: 0 }))
  return {
    name: `strings-at-times-${name}`,
    sentence,
    breaks: [breaks],
    async response(response, request, context) {
      if (context.operation !== operation) return response
      const body = (await response
        .clone()
        .json()
        .catch(() => undefined)) as JsonObject | undefined
      const other = body && otherwise({ response, body, request })
      if (other === undefined) return response
      const memory = counts(context)
      memory.met += 1
      return memory.met % often === 0 ? other : response
    },
  } satisfies Defect
})

export default defects
