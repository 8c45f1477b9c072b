import { isMediaTypeOpen } from '../../contract/is-media-type-open.js'
import { isJsonType, matchesMediaType } from '../../contract/media-type.js'
import type { Operation, ResponseSpec } from '../../contract/operation.js'
import type { RecordedResponse } from '../../exchange/exchange.js'
import { isProblem } from './is-problem.js'
import type { AnsweredExchange } from '../rule.js'

/** What an answer says that its body is, and what it is judged as. */
export function mediaTypeOf(
  operation: Operation,
  { headers }: RecordedResponse,
  documented: ResponseSpec | undefined,
): Pick<AnsweredExchange, 'mediaType' | 'rightMediaType' | 'described'> {
  const mediaTypes = documented?.mediaTypes ?? []
  const mediaType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const json = mediaTypes.find(isJsonType)
  if (mediaType === undefined) return { mediaType, rightMediaType: false, described: json }
  if (mediaTypes.some((one) => matchesMediaType(mediaType, one)))
    return { mediaType, rightMediaType: true, described: mediaType }
  const isOther = isJsonType(mediaType) && !isProblem(mediaType)
  const rightMediaType =
    isOther && documented !== undefined && isMediaTypeOpen(operation, documented)
  // A wrong one hides nothing: the body is judged as what is documented. Of an operation whose answers are not shown,
  // another media type is another representation.
  const isAnother = operation.open === true && !rightMediaType
  return { mediaType, rightMediaType, described: isAnother ? undefined : (json ?? mediaType) }
}
