import { isNode } from '../is-node.js'
import { setMember } from './set-member.js'

/** A copy that shares nothing with the original, be it by an anchor of YAML. */
export function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (!isNode(value)) return value
  const copy = {}
  for (const [key, member] of Object.entries(value)) setMember(copy, key, copyValue(member))
  return copy
}
