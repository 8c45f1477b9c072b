import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { errorsOf } from './errors-of.js'
import { isJsonMediaType } from './is-json-media-type.js'
import { operations } from './operation.js'
import { problemMembers } from './problem-members.js'
import { schemaMembers } from './schema-members.js'

/** An extension of a response whose body is not shown. */
const open = 'x-assay-open'

/**
 * The body of an error is a problem document (RFC 9457) as `application/problem+json`, or an error
 * document: JSON with the member `_error`. Other representations may stand beside it.
 */
export function errorDocument(tree: unknown): Complaint[] {
  return [...operations(tree)].flatMap((operation) => {
    if (operation.method === 'head') return []
    return errorsOf(operation).flatMap(({ at, status, value }) => {
      if ('$ref' in value || value[open] === true) return []
      const content = isMap(value['content']) ? Object.entries(value['content']) : []
      const faults = content.map(([mediaType, media]) => faultOf(mediaType, media))
      if (faults.includes(undefined)) return []
      const [fault = 'documents no body'] = faults
      return [complaint(`${status} of ${operation.name} ${fault}`, at)]
    })
  })
}

function faultOf(mediaType: string, media: unknown): string | undefined {
  const { members, whole } = schemaMembers(isMap(media) ? media['schema'] : undefined)
  const known = [...problemMembers.keys()].filter((name) => members.has(name))
  if (/^application\/problem\+/i.test(mediaType))
    return known.length > 0 || !whole
      ? undefined
      : `answers ${mediaType} without describing a member of a problem document`
  if (members.has('_error') && !isJsonMediaType(mediaType) && !mediaType.includes('*'))
    return `answers an error document as ${mediaType}, which is not JSON`
  if (members.has('_error') || !whole) return undefined
  if (known.length >= 3)
    return `answers a problem document as ${mediaType}, not as application/problem+json`
  return `answers ${mediaType}, neither a problem document nor an error document`
}
