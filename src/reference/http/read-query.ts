import type { Fault } from './fault.js'
import type { Call } from './operation.js'
import type { Reader, Values } from './reader.js'
import { refuseFaults } from './refuse-faults.js'

/**
 * Reads the query parameters of a call; parameters that the operation does not know are ignored.
 *
 * @throws Refusal with every fault found, when the bank refuses any
 */
export function readQuery<Readers extends Readonly<Record<string, Reader<unknown>>>>(
  call: Call,
  readers: Readers,
): Values<Readers> {
  const read = Object.entries(readers).map(([parameter, reader]) => {
    const given = call.url.searchParams.getAll(parameter)
    const { value, faults } = reader(given[0])
    return { parameter, given: given[0], value, faults: [...faults, ...repetition(given)] }
  })
  refuseFaults(call, read)
  return Object.fromEntries(
    read.map(({ parameter, value }) => [parameter, value]),
  ) as Values<Readers>
}

/** A list stands in one parameter with a separator; two parameters of one name could mean anything. */
function repetition(given: readonly string[]): readonly Fault[] {
  const detail = 'is given more than once'
  return given.length < 2 ? [] : [{ kind: 'repeated', malformed: true, detail }]
}
