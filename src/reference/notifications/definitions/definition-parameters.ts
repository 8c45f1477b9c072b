import { numberParameters } from '../../hal/number-parameters.js'
import { readBoolean } from '../../http/read-boolean.js'
import { readList } from '../../http/read-list.js'
import { readText } from '../../http/read-text.js'
import type { Reader } from '../../http/reader.js'

const names = readList({ separator: '|', repeatable: true, itemFaults: () => [] })

/** `true`, `false`, or not given. */
const perhaps: Reader<boolean | undefined> = (given) =>
  given === undefined ? { value: undefined, faults: [] } : readBoolean(false)(given)

/** Readers of the query of getDefinitions. */
export const definitionParameters = {
  expired: perhaps,
  type: names,
  contextName: names,
  sortBy: readText(() => []),
  filter: readText(() => []),
  q: readText(() => []),
  ...numberParameters,
}
