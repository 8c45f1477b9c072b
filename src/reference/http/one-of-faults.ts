import type { Fault } from './fault.js'

/** Checks that a value is one of those listed, in the same letter case. */
export function oneOfFaults(values: readonly string[]): (value: string) => readonly Fault[] {
  const detail = `has a value other than ${values.join(', ')}`
  return (value) =>
    values.includes(value) ? [] : [{ kind: 'unknown-value', malformed: false, detail }]
}
