import type { Fault } from '../http/fault.js'
import type { Reader } from '../http/reader.js'
import { readList } from '../http/read-list.js'
import type { CheckNumbers } from './check-numbers.js'

const items = readList({ separator: /[,|]/, repeatable: true, itemFaults: faultsOf })

/** Numbers and ranges, separated by commas or vertical bars (document 1, getPendingTransactions). */
export const readCheckNumbers: Reader<readonly CheckNumbers[]> = (given) => {
  const { value, faults } = items(given)
  return { value: value.map(rangeOf), faults }
}

function faultsOf(item: string): readonly Fault[] {
  if (!/^\d{1,15}(-\d{1,15})?$/.test(item)) {
    const detail = 'has something other than numbers and ranges'
    return [{ kind: 'pattern', malformed: true, detail }]
  }
  const { from, to } = rangeOf(item)
  const detail = 'has a range that ends before it begins'
  return from <= to ? [] : [{ kind: 'unknown-value', malformed: false, detail }]
}

function rangeOf(item: string): CheckNumbers {
  const [from = '', to = from] = item.split('-')
  return { from: Number(from), to: Number(to) }
}
