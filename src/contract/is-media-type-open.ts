import { isJsonType, matchesMediaType } from './media-type.js'
import type { Operation, ResponseSpec } from './operation.js'

const problem = 'application/problem+json'

/**
 * Whether any JSON media type will do for a response: the documents name that of some successes, and of errors only
 * that of problems.
 */
export const isMediaTypeOpen = (
  { namedMediaType }: Pick<Operation, 'namedMediaType'>,
  { status, mediaTypes }: Pick<ResponseSpec, 'status' | 'mediaTypes'>,
): boolean =>
  mediaTypes.some(isJsonType) &&
  (/^[123]/.test(status)
    ? namedMediaType !== true
    : !mediaTypes.some((one) => matchesMediaType(one, problem)))
