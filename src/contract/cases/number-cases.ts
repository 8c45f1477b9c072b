import { articleFor } from '../article-for.js'
import type { SchemaNode } from '../schema-node.js'
import type { CaseSketch } from './described-case.js'

const beyond = 2 ** 31

/** Refusals of an integer or a number: beyond its limits, and no number at all. */
export function numberCases(name: string, schema: SchemaNode): readonly CaseSketch[] {
  const whole = schema['type'] === 'integer'
  const { least, most } = limitsOf(schema)
  return [
    ...(least === undefined
      ? []
      : [
          {
            name: 'below-minimum',
            values: [least - 1, ...(least > 0 ? [-1] : [])].map(String),
            text: `${articleFor(name)} ${name} below ${least}`,
          },
        ]),
    ...(most === undefined
      ? []
      : [
          {
            name: 'above-maximum',
            // The second one does not fit into 32 bits.
            values: [most + 1, ...(whole && most < beyond ? [beyond] : [])].map(String),
            text: `${articleFor(name)} ${name} above ${most}`,
          },
        ]),
    whole
      ? {
          name: 'not-an-integer',
          values: ['ten', '1.5', '7up'],
          text: `${articleFor(name)} ${name} that is not an integer`,
        }
      : {
          name: 'not-a-number',
          // What reads numbers in words as none may read this one by its first letter.
          values: ['7up', 'NaN'],
          text: `${articleFor(name)} ${name} that is not a number`,
        },
  ]
}

/** The least and the greatest value that are allowed, of an integer the exclusive limits too. */
export function limitsOf(schema: SchemaNode): { readonly least?: number; readonly most?: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, type } = schema
  const step = type === 'integer' ? 1 : undefined
  const least = numberOf(minimum) ?? plus(numberOf(exclusiveMinimum), step)
  const most = numberOf(maximum) ?? plus(numberOf(exclusiveMaximum), step && -step)
  return { least, most }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function plus(value: number | undefined, step: number | undefined): number | undefined {
  return value === undefined || step === undefined ? undefined : value + step
}
