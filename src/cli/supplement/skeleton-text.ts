import { stringify } from 'yaml'
import type { Requirement } from '../../contract/requirement.js'
import type { Place } from './place.js'
import { readPlace } from './place.js'
import type { Skeleton } from './skeletons.js'

interface Supplemented {
  readonly interface: string
  readonly title: string
  readonly skeletons: readonly Skeleton[]
  readonly places: ReadonlyMap<string, Place>
  /** Of the interface. */
  readonly requirements: readonly Requirement[]
}

const error: Readonly<Record<string, string>> = {
  notifications: "'../shared/notification-error.yaml#/components/responses/error'",
  messages: "'../shared/notification-error.yaml#/components/responses/error'",
}

/** The text of an overlay: what is known is described, what is not stands behind number signs. */
export function skeletonText(parts: Supplemented): string {
  const { interface: name, title, skeletons, places } = parts
  const isOpen = skeletons.some(({ operation }) => !places.has(operation))
  const head = `# What a bank adds to the contract of ${name}: operations that the documents name and do not show.
# The operationIds are those that Assay waits for; paths, methods, statuses and members are the bank's own.
# Where it says CHECK, it is as other banks have it: make it what the target has, as it is tested as it stands here.
${isOpen ? '# Lines that begin with a number sign are not known yet: replace FILL-IN and remove the signs.\n' : ''}#
# A profile names this file:
#   supplements: { ${name}: <this file> }
overlay: 1.0.0
info:
  title: ${stringify(title).trim()}
  version: 1.0.0
actions:
  - target: $.info
    update:
      summary: With what the bank adds to it.
`
  return head + skeletons.map((one) => blockText(parts, one)).join('')
}

function blockText({ interface: name, places, requirements }: Supplemented, one: Skeleton): string {
  const place = places.get(one.operation)
  const waiting = requirements.filter(({ supplement }) => supplement?.includes(one.operation))
  const count =
    waiting.length === 1 ? 'One requirement waits' : `${waiting.length} requirements wait`
  const said = `${one.operation}: ${one.summary.charAt(0).toLowerCase()}${one.summary.slice(1)}. ${count} for it.`
  const assumed = place ?? readPlace(one.sample, one)
  if (assumed === undefined)
    throw new Error(`the sample of ${one.operation} is not a method and a path`)
  const lines = [
    ...(one.there ? completed(one, assumed, name) : added(one, assumed, name)),
    ...(one.operation === 'deleteDefinition' ? deletable : []),
  ]
  if (place !== undefined) return block([`# ${said}`, ...lines])
  const hint = one.there
    ? 'FILL-IN: the status and the body of its success.'
    : `FILL-IN: method and path. Another bank has it at ${one.sample}.`
  return block([said, hint, ...lines].map((line) => `# ${line}`))
}

const block = (lines: readonly string[]): string =>
  `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`

const indented = (text: string, columns: number): readonly string[] =>
  text.split('\n').map((line) => ' '.repeat(columns) + line)

/** An operation that the definition does not have. */
function added(one: Skeleton, place: Place, name: string): readonly string[] {
  const parameters = parametersOf(one, place)
  const own = one.members?.startsWith('parameters:')
  return [
    '- target: $.paths',
    '  update:',
    `    ${stringify(place.path).trim()}:`,
    `      ${place.method}:`,
    `        operationId: ${one.operation}`,
    `        summary: ${one.summary}`,
    `        tags: [${name === 'messages' ? 'notifications' : 'definitions'}]`,
    ...(parameters.length > 0 && !own ? ['        parameters:'] : []),
    ...(own ? indented(one.members ?? '', 8) : []),
    ...parameters.flatMap((text) => indented(text, 10)),
    ...(own ? [] : one.members ? indented(one.members, 8) : []),
    '        responses:',
    ...responses(one, place, name, 10),
  ]
}

/** An operation of which the definition leaves open what it answers. */
function completed(one: Skeleton, place: Place, name: string): readonly string[] {
  const at = `$.paths['${place.path}'].${place.method}`
  return [
    `- target: ${at}['x-assay-open']`,
    '  remove: true',
    `- target: ${at}.responses.default`,
    '  remove: true',
    `- target: ${at}.responses`,
    '  update:',
    ...responses(one, place, name, 4),
  ]
}

const responses = (
  { content }: Skeleton,
  { success }: Place,
  name: string,
  columns: number,
): readonly string[] =>
  indented(
    [
      `'${success}':`,
      '  description: It was done.',
      ...(content === undefined || success === '204' ? [] : indented(content, 2)),
      `'4XX':`,
      `  $ref: ${error[name]}`,
    ].join('\n'),
    columns,
  )

/** The parameters of the path, and the one of the query that names what the operation is about. */
function parametersOf({ about }: Skeleton, { path, query }: Place): readonly string[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name, place: 'path' }))
  const all = [...names, ...(query === undefined ? [] : [{ name: query, place: 'query' }])]
  return all.map(
    ({ name, place }) => `- name: ${name}
  in: ${place}
  required: true
  # x-assay-fixture names what goes there: definition, the identifier of a definition of notifications,
  # or notification, that of a notification.
  x-assay-fixture: ${about ?? 'notification'}
  schema:
    type: string`,
  )
}

/** What was created can be taken away again, once it is known how. */
const deletable = [
  '# x-assay-lasting says that what an operation does cannot be undone. As definitions can be deleted, that is over.',
  "- target: $.paths.*.post['x-assay-lasting']",
  '  remove: true',
]
