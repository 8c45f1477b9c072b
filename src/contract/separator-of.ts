import type { Parameter } from './operation.js'
import type { SchemaNode } from './schema-node.js'

/**
 * What stands between the items of a list parameter (OpenAPI 3.1, `style` and `explode`).
 *
 * @returns undefined when each item repeats the name of the parameter
 */
export function separatorOf(parameter: SchemaNode): Parameter['separator'] {
  const style = parameter['style'] ?? (parameter['in'] === 'query' ? 'form' : 'simple')
  const explode = parameter['explode'] ?? style === 'form'
  if (style === 'simple') return ','
  if (explode === true) return undefined
  if (style === 'pipeDelimited') return '|'
  return style === 'spaceDelimited' ? ' ' : ','
}
