import { isMap } from '../is-map.js'
import type { Part } from './operation.js'
import { schemaMembers } from './schema-members.js'

/** True for a response whose body is a problem document or an error document. */
export function describesError({ value }: Part): boolean {
  const content = isMap(value['content']) ? Object.entries(value['content']) : []
  return content.some(
    ([mediaType, media]) =>
      /^application\/problem\+/i.test(mediaType) ||
      (isMap(media) && schemaMembers(media['schema']).members.has('_error')),
  )
}
