import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import type { TreePath } from './documented-operations.js'
import { operations } from './operation.js'
import { problemMembers } from './problem-members.js'
import { schemaMembers } from './schema-members.js'
import { schemaTypes } from './schema-types.js'

/**
 * What is sent as `application/problem+json` follows RFC 9457, section 3.1: its members have the
 * types given there, and no `_error` is wrapped around them.
 */
export function problemDocument(tree: unknown): Complaint[] {
  return [...operations(tree)].flatMap(({ name, responses }) =>
    responses.flatMap(({ at, status, value }) => {
      const content = isMap(value['content']) ? Object.entries(value['content']) : []
      return content
        .filter(([mediaType]) => /^application\/problem\+json/i.test(mediaType))
        .flatMap(([mediaType, media]) =>
          isMap(media)
            ? faults(media['schema'], `${status} of ${name}`, [
                ...at,
                'content',
                mediaType,
                'schema',
              ])
            : [],
        )
    }),
  )
}

function faults(schema: unknown, subject: string, at: TreePath): readonly Complaint[] {
  const { members } = schemaMembers(schema)
  const faults: Complaint[] = []
  for (const [name, allowed] of problemMembers)
    for (const member of members.get(name) ?? []) {
      const types = schemaTypes(member)
      if (types && !allowed.some((type) => types.has(type)))
        faults.push(
          complaint(
            `${subject}: ${name} of a problem document is ${allowed[0]}, not ${[...types]}`,
            at,
          ),
        )
    }
  if (members.has('_error'))
    faults.push(complaint(`${subject} sends an error document as application/problem+json`, at))
  return faults
}
