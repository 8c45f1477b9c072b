import { isNode } from '../is-node.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'
import type { Shape } from '../shape/shape.js'
import { checkValue } from './check-value.js'

/** The branch that was chosen; none; or why it cannot be decided whether there is one. */
export type ChosenBranch =
  | { readonly kind: 'branch'; readonly shape: Shape }
  | { readonly kind: 'none' }
  | { readonly kind: 'undecided'; readonly because: string }

/**
 * Which of several schemas a value is meant to be: the one that its discriminator names, else the
 * first that it fits.
 */
export function chooseBranch(
  definition: SchemaNode,
  { schema, branches }: Extract<Shape, { kind: 'choice' }>,
  value: unknown,
): ChosenBranch {
  const { node } = resolveNode(definition, schema)
  const told = toldBranch(node['discriminator'], value)
  const named = branches.find((branch) => branch.kind === 'named' && branch.name === told)
  if (named) return { kind: 'branch', shape: named }
  let undecided: ChosenBranch | undefined
  for (const shape of branches) {
    const check = checkValue(definition, shape.schema, value)
    if (check.kind === 'fits') return { kind: 'branch', shape }
    if (check.kind === 'undecided') undecided ??= check
  }
  return undecided ?? { kind: 'none' }
}

function toldBranch(discriminator: unknown, value: unknown): string | undefined {
  if (!isNode(discriminator) || !isNode(value)) return undefined
  const { propertyName, mapping } = discriminator
  const told = typeof propertyName === 'string' ? value[propertyName] : undefined
  if (typeof told !== 'string') return undefined
  const mapped = isNode(mapping) && Object.hasOwn(mapping, told) ? mapping[told] : told
  return typeof mapped === 'string' ? mapped.split('/').at(-1) : undefined
}
