import type { Contract } from '../contract/contract.js'
import { isJsonType } from '../contract/media-type.js'
import { readJson } from '../contract/read-json.js'
import type { ResponseSpec } from '../contract/operation.js'
import { responseFor } from '../contract/response-for.js'
import type { Exchange, RecordedResponse } from '../exchange/exchange.js'
import { mediaTypeOf } from './answer/media-type-of.js'
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
  const told = mediaTypeOf(operation, response, documented)
  return {
    exchange,
    response,
    operation,
    documented,
    ...told,
    json: told.rightMediaType
      ? jsonOf(response, told.mediaType)
      : hiddenJson(response, documented, told.mediaType),
    facts,
  }
}

/** What is JSON although its media type is wrong: an object or a list, where the documents have JSON. */
function hiddenJson(
  response: RecordedResponse,
  documented: ResponseSpec | undefined,
  mediaType: string | undefined,
): AnsweredExchange['json'] {
  if (documented?.mediaTypes.some(isJsonType) !== true) return jsonOf(response, mediaType)
  if (!/^\s*[[{]/.test(response.body?.text ?? '')) return { kind: 'none' }
  const read = readJson(response.body?.text ?? '')
  return read.kind === 'json' ? read : { kind: 'none' }
}

function jsonOf(
  { body }: RecordedResponse,
  mediaType: string | undefined,
): AnsweredExchange['json'] {
  if (body === undefined || mediaType === undefined || !isJson(mediaType)) return { kind: 'none' }
  const read = readJson(body.text ?? '')
  return read.kind === 'excessive' ? { kind: 'none' } : read
}
