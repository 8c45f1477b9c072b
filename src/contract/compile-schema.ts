import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isDateTime } from './formats/is-date-time.js'
import { isUriReference } from './formats/is-uri-reference.js'
import type { SchemaNode } from './schema-node.js'

const compiled = new Map<string, ValidateFunction>()
let ajv: Ajv2020 | undefined
const none: readonly ErrorObject[] = []

/**
 * Compiles a schema without `$ref`s, once for all that look the same.
 *
 * @returns a function that gives the errors of a value, the first of each place
 */
export function compileSchema(schema: SchemaNode): (value: unknown) => readonly ErrorObject[] {
  const key = JSON.stringify(schema)
  const validate = compiled.get(key) ?? (ajv ??= createAjv()).compile(schema)
  compiled.set(key, validate)
  return (value) => (validate(value) === true ? none : (validate.errors ?? none))
}

function createAjv(): Ajv2020 {
  // Definitions are checked by the linter; here they are taken as they are, with the words of OpenAPI.
  const instance = new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    addUsedSchema: false,
    verbose: true,
    logger: false,
  })
  addFormats.default(instance, { mode: 'full' })
  instance.addFormat('date-time', isDateTime)
  instance.addFormat('uri-reference', isUriReference)
  return instance
}
