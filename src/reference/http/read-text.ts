import type { Fault } from './fault.js'
import type { Reader } from './reader.js'

/** A single text, or `undefined` when it was not given. */
export function readText(
  faultsOf: (value: string) => readonly Fault[],
  required = false,
): Reader<string | undefined> {
  return (given) => {
    if (given !== undefined) return { value: given, faults: faultsOf(given) }
    const missing: Fault = { kind: 'missing', malformed: true, detail: 'is missing' }
    return { value: undefined, faults: required ? [missing] : [] }
  }
}
