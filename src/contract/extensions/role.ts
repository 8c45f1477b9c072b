/** What a node of a definition is to OpenAPI 3.1, as far as an extension may care. */
export type Role =
  | 'definition'
  | 'components'
  | 'path'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'response'
  | 'header'
  | 'media'
  | 'schema'
  | 'member'
  | 'errors'
  | 'other'

/** A member of a node whose name is the author's own has others below it: `each`; a list has items: `list`. */
export interface Part {
  readonly role: Role
  readonly as: 'one' | 'each' | 'list'
}

type Parts = Readonly<Record<string, Part>>

const one = (role: Role): Part => ({ role, as: 'one' })
const each = (role: Role): Part => ({ role, as: 'each' })
const list = (role: Role): Part => ({ role, as: 'list' })

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** JSON Schema 2020-12: the keywords below which there are schemas. */
const schema: Parts = {
  properties: each('member'),
  patternProperties: each('member'),
  dependentSchemas: each('schema'),
  $defs: each('schema'),
  ...Object.fromEntries(
    ['items', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'].map(
      (keyword) => [keyword, one('schema')],
    ),
  ),
  ...Object.fromEntries(
    ['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, list('schema')]),
  ),
}

/** What the members of a node are; those that are not named here are none of these. */
export const partsOf: Readonly<Record<Role, Parts>> = {
  definition: {
    paths: each('path'),
    webhooks: each('path'),
    components: one('components'),
    'x-assay-interface-errors': one('errors'),
  },
  components: {
    schemas: each('schema'),
    responses: each('response'),
    parameters: each('parameter'),
    requestBodies: each('body'),
    headers: each('header'),
    pathItems: each('path'),
  },
  path: {
    parameters: list('parameter'),
    ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('body'),
    responses: each('response'),
  },
  parameter: { schema: one('schema'), content: each('media') },
  body: { content: each('media') },
  response: { headers: each('header'), content: each('media') },
  header: { schema: one('schema'), content: each('media') },
  media: { schema: one('schema') },
  schema,
  member: schema,
  errors: { response: one('response') },
  other: {},
}
