import { type Item, valueAt } from '../../../src/scenario/index.js'
import type { Placed } from './placed.js'

const mostSteps = 16

/**
 * The object that a value in an OpenAPI document stands for: itself, or what its reference within the document
 * leads to. Undefined for anything else, a reference to another document among it.
 */
export function followLocal({ document, pointer, value }: Placed): Placed<Item> | undefined {
  let place = { document, pointer, value }
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const node = place.value
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined
    const reference = (node as Item)['$ref']
    if (typeof reference !== 'string') return { ...place, value: node as Item }
    if (!reference.startsWith('#/')) return undefined
    const target = decoded(reference.slice(1))
    place = { document, pointer: target, value: valueAt(document, target) }
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
