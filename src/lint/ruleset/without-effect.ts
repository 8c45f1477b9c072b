import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { operations, type Operation } from './operation.js'
import { schemaMembers } from './schema-members.js'

/** Statuses of answers that have no content (RFC 9110, sections 15.2, 15.3.5, 15.3.6 and 15.4.5). */
const bodiless = /^(?:1..|204|205|304)$/
/** Header parameters of these names are ignored: other parts of a definition tell them (OpenAPI 3.1, section 4.8.12). */
const toldElsewhere = new Set(['accept', 'content-type', 'authorization'])

/** What is described where nothing takes notice of it. */
export function withoutEffect(tree: unknown): Complaint[] {
  const is30 = isMap(tree) && String(tree['openapi']).startsWith('3.0')
  return [...operations(tree)].flatMap((operation) => [
    ...ignoredBody(operation, is30),
    ...operation.parameters
      .filter(
        ({ value }) => value['in'] === 'header' && toldElsewhere.has(lowerCase(value['name'])),
      )
      .map(({ value, at }) => ignored(`the parameter ${String(value['name'])}`, at)),
    ...operation.responses.flatMap(({ status, value, at }) => [
      ...(bodiless.test(status) && Object.keys(mapIn(value['content'])).length > 0
        ? [
            complaint(`${status} has no content: what is described of it is ignored`, [
              ...at,
              'content',
            ]),
          ]
        : []),
      ...Object.keys(mapIn(value['headers']))
        .filter((name) => lowerCase(name) === 'content-type')
        .map((name) => ignored(`the header ${name}`, [...at, 'headers', name])),
    ]),
    ...strangeEncodings(operation),
  ])
}

/** What a body of these methods means is not defined (RFC 9110, section 9.3); of DELETE OpenAPI 3.1 lets one be. */
function ignoredBody({ method, value, at }: Operation, is30: boolean): Complaint[] {
  const methods = ['get', 'head', ...(is30 ? ['delete'] : [])]
  if (!('requestBody' in value) || !methods.includes(method)) return []
  return [ignored(`the body of ${method.toUpperCase()}`, [...at, 'requestBody'])]
}

/** An encoding is that of a member of the schema (OpenAPI 3.1, section 4.8.14). */
function strangeEncodings({ value, at }: Operation): Complaint[] {
  return Object.entries(mapIn(mapIn(value['requestBody'])['content'])).flatMap(([type, media]) => {
    const { members, whole, open } = schemaMembers(mapIn(media)['schema'])
    if (!whole || open || members.size === 0) return []
    return Object.keys(mapIn(mapIn(media)['encoding']))
      .filter((name) => !members.has(name))
      .map((name) =>
        ignored(`the encoding of ${name}, which the schema does not describe,`, [
          ...at,
          'requestBody',
          'content',
          type,
          'encoding',
          name,
        ]),
      )
  })
}

const ignored = (what: string, at: Complaint['path'] | Operation['at']): Complaint =>
  complaint(`${what} is ignored`, at)

const lowerCase = (name: unknown): string => String(name).toLowerCase()

const mapIn = (value: unknown): DataMap => (isMap(value) ? value : {})
