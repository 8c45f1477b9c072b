import type { Contract } from '../contract/contract.js'
import type { Operation } from '../contract/operation.js'
import { isJsonType, matchesMediaType } from '../contract/media-type.js'
import { readJson } from '../contract/read-json.js'
import { responseFor } from '../contract/response-for.js'
import type { Exchange, RecordedResponse } from '../exchange/exchange.js'
import { isProblem } from './is-problem.js'
import type { Facts, AnsweredExchange } from './rule.js'

const isJson = (mediaType: string): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(mediaType)

/**
 * Reads an exchange once for all rules.
 *
 * @returns undefined for an exchange that was not answered, or was meant for no operation of the contract
 */
export function answeredExchange(
  contract: Contract,
  exchange: Exchange,
  facts: Facts,
): AnsweredExchange | undefined {
  if (exchange.outcome.kind !== 'response') return undefined
  if (exchange.interface === undefined || exchange.operation === undefined) return undefined
  const operation = contract.operation(exchange.interface, exchange.operation)
  if (operation === undefined) return undefined
  const response = exchange.outcome
  const documented = responseFor(operation, response.status)
  const mediaType = response.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  return {
    exchange,
    response,
    operation,
    documented,
    mediaType,
    rightMediaType:
      mediaType !== undefined &&
      ((documented?.mediaTypes ?? []).some((one) => matchesMediaType(mediaType, one)) ||
        (isOpen(operation, response) &&
          isJsonType(mediaType) &&
          !isProblem(mediaType) &&
          (documented?.mediaTypes ?? []).some(isJsonType))),
    json: jsonOf(response, mediaType),
    facts,
  }
}

/** Whether the documents leave it open by which media type JSON goes out. */
const isOpen = ({ namedMediaType }: Operation, { status }: RecordedResponse): boolean =>
  namedMediaType !== true && status < 300

function jsonOf(
  { body }: RecordedResponse,
  mediaType: string | undefined,
): AnsweredExchange['json'] {
  if (body === undefined || mediaType === undefined || !isJson(mediaType)) return { kind: 'none' }
  const read = readJson(body.text ?? '')
  return read.kind === 'excessive' ? { kind: 'none' } : read
}
