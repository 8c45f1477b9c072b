import { isNode } from '../is-node.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'
import type { Shape } from '../shape/shape.js'
import { valueError } from './value-error.js'

/**
 * Which of several schemas a value is meant to be: the one that its discriminator names, else the
 * first that it fits.
 */
export function chooseBranch(
  definition: SchemaNode,
  { schema, branches }: Extract<Shape, { kind: 'choice' }>,
  value: unknown,
): Shape | undefined {
  const { node } = resolveNode(definition, schema)
  const told = toldBranch(node['discriminator'], value)
  const named = branches.find((branch) => branch.kind === 'named' && branch.name === told)
  return named ?? branches.find((branch) => !valueError(definition, branch.schema, value))
}

function toldBranch(discriminator: unknown, value: unknown): string | undefined {
  if (!isNode(discriminator) || !isNode(value)) return undefined
  const { propertyName, mapping } = discriminator
  const told = typeof propertyName === 'string' ? value[propertyName] : undefined
  if (typeof told !== 'string') return undefined
  const mapped = isNode(mapping) && Object.hasOwn(mapping, told) ? mapping[told] : told
  return typeof mapped === 'string' ? mapped.split('/').at(-1) : undefined
}
