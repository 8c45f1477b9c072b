import type { Answer } from '../answer/answer.js'
import { tagOf } from '../answer/entity-tag.js'
import { requestUrl } from '../request/request-url.js'
import type { RequestInput } from '../request/request-input.js'
import type { Step } from '../../terms/step.js'

/**
 * Tells a request of a sequence and its answer in short.
 *
 * @param before answers to the requests before it, for an entity tag is best named by where it comes from
 */
export function stepOf(order: RequestInput, answer: Answer, before: readonly Answer[]): Step {
  const { operation, status, exchange } = answer
  const body = order.json === undefined ? undefined : JSON.stringify(order.json)
  const { method, url } = exchange.request
  // A link that was posted to is none of the operations.
  const target =
    exchange.operation === undefined ? new URL(url).pathname : requestUrl('', operation, order)
  const request = [`${method} ${target}`, ...conditions(order, before)]
  const tag = tagOf(answer)
  return {
    exchange: exchange.number,
    request: request.join(', '),
    body,
    answer: `status ${status}${tag === undefined ? '' : `, ETag ${tag}`}`,
  }
}

function conditions({ headers = [] }: RequestInput, before: readonly Answer[]): readonly string[] {
  return headers
    .filter(([name]) => name.toLowerCase() === 'if-match')
    .map(([, value]) => {
      const source = before.findLastIndex((one) => tagOf(one) === value)
      return source < 0 ? `If-Match: ${value}` : `If-Match of request ${source + 1} (${value})`
    })
}
