import { isNode } from './is-node.js'

/** What a local reference such as `#/components/schemas/account` leads to (RFC 6901 in a URI fragment). */
export function followPointer(root: unknown, reference: string): unknown {
  let value = root
  for (const step of stepsOf(reference)) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isNode(value) && Object.hasOwn(value, step)) value = value[step]
    else return undefined
  }
  return value
}

function stepsOf(reference: string): readonly string[] {
  return reference
    .slice(2)
    .split('/')
    .map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What is no percent-encoded text leads to what is called so, which hardly anything is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
