import { type Item, valueAt } from '../../src/scenario/index.js'

const mostSteps = 16

/**
 * The object that a value in an OpenAPI document stands for: itself, or what its reference within the document
 * leads to. Undefined for anything else, a reference to another document among it.
 */
export function followLocal(document: unknown, value: unknown): Item | undefined {
  let node = value
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined
    const reference = (node as Item)['$ref']
    if (typeof reference !== 'string') return node as Item
    if (!reference.startsWith('#/')) return undefined
    node = valueAt(document, decoded(reference.slice(1)))
  }
  return undefined
}

const decoded = (pointer: string): string => {
  try {
    return decodeURIComponent(pointer)
  } catch {
    return pointer
  }
}
