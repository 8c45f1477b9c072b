import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { boundTest } from '../bounds/bound-test.js'
import { UndecidedError } from '../bounds/undecided-error.js'
import { boundedPattern } from './bounded-pattern.js'
import { isDateTime } from './formats/is-date-time.js'
import { isUriReference } from './formats/is-uri-reference.js'
import type { SchemaNode } from './schema-node.js'

/** What a schema says of a value: the errors, the first of each place; or why it could not be decided. */
export type Checked =
  | { readonly kind: 'checked'; readonly errors: readonly ErrorObject[] }
  | { readonly kind: 'undecided'; readonly because: string }

const compiled = new Map<string, ValidateFunction>()
let ajv: Ajv2020 | undefined
const right: Checked = { kind: 'checked', errors: [] }

/** Compiles a schema without `$ref`s, once for all that look the same. */
export function compileSchema(schema: SchemaNode): (value: unknown) => Checked {
  const key = JSON.stringify(schema)
  const validate = compiled.get(key) ?? (ajv ??= createAjv()).compile(schema)
  compiled.set(key, validate)
  return (value) => {
    try {
      if (validate(value) === true) return right
      return { kind: 'checked', errors: validate.errors ?? [] }
    } catch (error) {
      if (!(error instanceof UndecidedError)) throw error
      return { kind: 'undecided', because: error.message }
    }
  }
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
    // What every object inherits is no member of a body, even if a schema has one of that name.
    ownProperties: true,
    // Decimal places: in binary 1.13 is not quite a multiple of 0.01.
    multipleOfPrecision: 6,
    code: { regExp: Object.assign(boundedPattern, { code: 'boundedPattern' }) },
  })
  addFormats.default(instance, { mode: 'full' })
  // Some are slow on long texts. Those of our own definitions are not among them.
  for (const [name, format] of Object.entries(instance.formats))
    if (format instanceof RegExp)
      instance.addFormat(
        name,
        boundTest(`the format ${name}`, (text) => format.test(text)),
      )
  instance.addFormat('date-time', isDateTime)
  instance.addFormat('uri-reference', isUriReference)
  return instance
}
