import { numberParameters } from '../hal/number-parameters.js'
import { oneOfFaults } from '../http/one-of-faults.js'
import { readList } from '../http/read-list.js'
import { readText } from '../http/read-text.js'
import { readCheckNumbers } from './read-check-numbers.js'

/** Readers of the filters that both collections have. */
export const collectionParameters = {
  account: readList({ separator: '|', repeatable: true, itemFaults: () => [] }),
  checkNumber: readCheckNumbers,
  filter: readText(() => []),
  q: readText(() => []),
  ...numberParameters,
}

/** Of pending transactions alone. */
export const holdStateParameter = readList({
  separator: '|',
  repeatable: true,
  itemFaults: oneOfFaults(['active', 'expired', 'none']),
})
