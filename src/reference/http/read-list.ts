import type { Fault } from './fault.js'
import type { Reader } from './reader.js'

interface ListRule {
  readonly separator: ',' | '|' | RegExp
  /** Whether an item may stand in it twice; false by default. */
  readonly repeatable?: boolean
  readonly required?: boolean
  readonly maximum?: number
  /** What is wrong with a single item. */
  readonly itemFaults: (item: string) => readonly Fault[]
}

/** A list in one parameter: at least one item. Not given, it reads as an empty list. */
export function readList(rule: ListRule): Reader<readonly string[]> {
  return (given) => {
    if (given === undefined) {
      const missing: Fault = { kind: 'missing', malformed: true, detail: 'is missing' }
      return { value: [], faults: rule.required === true ? [missing] : [] }
    }
    if (given === '') {
      return { value: [], faults: [{ kind: 'empty', malformed: false, detail: 'is empty' }] }
    }
    const items = given.split(rule.separator)
    const value = [...new Set(items)]
    const faults: Fault[] = value.flatMap(rule.itemFaults)
    if (value.length < items.length && rule.repeatable !== true) {
      faults.push({ kind: 'duplicate', malformed: false, detail: 'names something twice' })
    }
    if (items.length > (rule.maximum ?? Infinity)) {
      const detail = `names more than ${rule.maximum} items`
      faults.push({ kind: 'too-many-items', malformed: false, detail })
    }
    return { value, faults }
  }
}
