import { DefinitionError } from './definition-error.js'
import { isMap, type DataMap } from './is-map.js'
import { locateInFile } from './locate-in-file.js'
import type { SourceFile } from './source-file.js'

interface Lookalike {
  readonly name: string
  readonly member: string
  readonly when?: (value: unknown, document: DataMap) => boolean
  readonly remedy?: string
}

const wanted = 'Name a YAML or JSON file that holds an OpenAPI 3 document.'

const lookalikes: readonly Lookalike[] = [
  {
    name: 'Swagger',
    member: 'swagger',
    remedy: 'Convert it to OpenAPI 3 first; converters are at hand for Swagger 2.',
  },
  { name: 'AsyncAPI', member: 'asyncapi' },
  { name: 'Arazzo', member: 'arazzo' },
  {
    name: 'an OpenAPI Overlay',
    member: 'overlay',
    remedy: 'Name the document that the overlay extends.',
  },
  { name: 'RAML', member: 'raml' },
  {
    name: 'a Postman collection',
    member: 'info',
    when: (info) => isMap(info) && '_postman_id' in info,
  },
  { name: 'an HTTP archive (HAR)', member: 'log', when: (log) => isMap(log) && 'entries' in log },
  {
    name: 'a Kubernetes resource',
    member: 'apiVersion',
    when: (_, { kind }) => kind !== undefined,
  },
  { name: 'a list of requirement rows', member: 'requirements', when: Array.isArray },
  {
    name: 'an OpenAPI document without its `openapi` member',
    member: 'paths',
    remedy: 'Add `openapi: 3.1.0` as its first member.',
  },
  {
    name: 'a part that OpenAPI documents refer to',
    member: 'components',
    remedy: 'Name the document that refers to it; this part is then linted with it.',
  },
  ...['$schema', '$defs', 'properties', 'type'].map((member) => ({
    name: 'a plain JSON Schema',
    member,
    remedy: 'Name the OpenAPI document that uses the schema.',
  })),
]

/** Versions that are read whole, and those of which a target may serve its definition. */
const versions = {
  read: /^3(?:\.[01](?:\.\d+)*)?(?:-.*)?$/,
  served: /^3(?:\.\d+)*(?:-.*)?$/,
}

/**
 * Passes OpenAPI 3.0 and 3.1, as served any 3.x, and refuses everything else, saying what it looks like.
 *
 * @throws DefinitionError
 */
export function refuseOtherDocuments(file: SourceFile, as: keyof typeof versions = 'read'): void {
  const { data, shown } = file
  if (data === null || data === undefined || (isMap(data) && Object.keys(data).length === 0))
    throw new DefinitionError('the file is empty', { file: shown, remedy: wanted })
  if (!isMap(data)) {
    const kind = Array.isArray(data) ? 'a list' : 'plain text'
    throw new DefinitionError(`this is ${kind}, not an OpenAPI document`, {
      file: shown,
      remedy: wanted,
    })
  }
  if ('openapi' in data) return refuseOtherVersions(file, data['openapi'], as)
  const found = lookalikes.find(
    ({ member, when }) => member in data && (when?.(data[member], data) ?? true),
  )
  const members = Object.keys(data).slice(0, 5).join(', ')
  const name = found ? withVersion(found.name, data[found.member]) : `a document of ${members}`
  throw new DefinitionError(`this looks like ${name}; Assay lints OpenAPI 3`, {
    file: shown,
    ...(found && locateInFile(file, [found.member])),
    remedy: found?.remedy ?? wanted,
  })
}

function refuseOtherVersions(file: SourceFile, version: unknown, as: keyof typeof versions): void {
  if (versions[as].test(String(version))) return
  const isNewer = versions.served.test(String(version))
  throw new DefinitionError(
    `this says OpenAPI ${JSON.stringify(version)}; Assay reads 3.0 and 3.1`,
    {
      file: file.shown,
      ...locateInFile(file, ['openapi']),
      remedy: isNewer
        ? 'Write it as OpenAPI 3.1: what came later would not be looked at.'
        : 'Give the version of OpenAPI that the document follows, such as 3.1.0.',
    },
  )
}

function withVersion(name: string, version: unknown): string {
  return /^[A-Z]/.test(name) && /^\d[\w.-]{0,20}$/.test(String(version))
    ? `${name} ${version}`
    : name
}
