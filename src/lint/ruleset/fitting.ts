import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { withinTime } from '../../bounds/within-time.js'
import type { DataMap } from '../is-map.js'
import { measureTree } from '../measure-tree.js'
import type { Direction } from './documented-examples.js'
import { standaloneSchema } from './standalone-schema.js'
import { tellingErrors } from './telling-errors.js'

/** One way in which a value does not fit a schema. */
export interface ExampleFault {
  readonly message: string
  /** Where in the value. */
  readonly path: readonly string[]
}

/** Formats about which there is no dispute; others are annotations only. */
const formats = [
  ...(['date', 'date-time', 'uuid', 'email', 'ipv4', 'ipv6', 'uri', 'uri-reference'] as const),
  ...(['hostname', 'byte', 'int32', 'int64', 'float', 'double', 'duration', 'regex'] as const),
  ...(['json-pointer', 'relative-json-pointer', 'uri-template'] as const),
]
/** As RFC 3339 has it; many leave the offset out. */
const time =
  /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/i
/** Decimal places: in binary 1.13 is not quite a multiple of 0.01. */
const multipleOfPrecision = 6
/** Schemas that unfold to more are not compiled. */
const valueLimit = 50_000
/** Milliseconds that one value may take: a pattern may backtrack without end. */
const patience = 1000

/** What comparing a value with a schema came to: nothing is wrong when the schema cannot be compiled. */
export type Fit = readonly ExampleFault[] | 'late'

/** Compares values with schemas of one dereferenced document. */
export function createFitting(
  tree: DataMap,
): (value: unknown, schema: unknown, direction: Direction) => Fit {
  // Patterns that are not fit for the `u` flag are common, and fine without it.
  const compilers = [true, false].map((unicodeRegExp) => {
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      logger: false,
      unicodeRegExp,
      multipleOfPrecision,
      // What every object inherits is no member of an example, even if a schema has one of that name.
      ownProperties: true,
    })
    addFormats.default(ajv, { formats: [...formats] })
    ajv.addFormat('time', time)
    return ajv
  })
  const compiled = new Map<string, Map<unknown, ValidateFunction | undefined>>()
  const validatorFor = (schema: unknown, direction: Direction): ValidateFunction | undefined => {
    const known = compiled.get(direction) ?? new Map<unknown, ValidateFunction | undefined>()
    compiled.set(direction, known)
    if (!known.has(schema)) known.set(schema, compile(schema, direction))
    return known.get(schema)
  }
  const compile = (schema: unknown, direction: Direction): ValidateFunction | undefined => {
    if (measureTree(schema).values > valueLimit) return undefined
    const standalone = standaloneSchema(schema, tree, direction)
    for (const ajv of compilers)
      try {
        return ajv.compile(standalone)
      } catch {
        // A schema that no validator takes is not the fault of its example.
      }
    return undefined
  }
  return (value, schema, direction) => {
    const validate = validatorFor(schema, direction)
    if (!validate) return []
    const valid = withinTime(() => validate(value), patience)
    if (valid.kind === 'late') return 'late'
    if (valid.value) return []
    return tellingErrors(validate.errors ?? []).map(({ instancePath, message }) => ({
      message,
      path: instancePath.split('/').slice(1).map(unescaped),
    }))
  }
}

function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
