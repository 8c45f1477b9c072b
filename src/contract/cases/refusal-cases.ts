import { articleFor } from '../article-for.js'
import type { Parameter } from '../operation.js'
import type { CaseSketch } from './described-case.js'
import { listCases } from './list-cases.js'
import { numberCases } from './number-cases.js'
import { textCases } from './text-cases.js'

/** Values that the definition of a parameter excludes, and leaving it out where it is required. */
export function refusalCases(parameter: Parameter): readonly CaseSketch[] {
  const { name, required } = parameter
  const missing = { name: 'missing', values: [], text: `a request without ${name}` }
  const left = required && parameter.in !== 'path' ? [missing] : []
  return [...left, ...valueCases(parameter)]
}

function valueCases(parameter: Parameter): readonly CaseSketch[] {
  const { name, schema, example } = parameter
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return numberCases(name, schema)
    case 'boolean':
      return [
        {
          name: 'not-a-boolean',
          values: ['perhaps'],
          text: `${articleFor(name)} ${name} that is neither true nor false`,
        },
      ]
    case 'array':
      return listCases(parameter)
    case 'string': {
      const isPath = parameter.in === 'path'
      // A field value is visible ASCII and keeps no blanks at its ends (RFC 9110, section 5.5).
      const forbidden = isPath ? '/' : parameter.in === 'header' ? 'ü€' : ''
      const place = { name, forbidden, neverEmpty: isPath, examples: [example, schema['default']] }
      const { nearMisses } = parameter
      return textCases(schema, { ...place, nearMisses })
    }
    default:
      return []
  }
}
