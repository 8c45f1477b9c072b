import type { Fault } from '../http/fault.js'

/** Checks the code of an institution: 2 to 8 capital letters, digits and underscores. */
export function institutionIdFaults(code: string): readonly Fault[] {
  const fault = (kind: Fault['kind'], detail: string): Fault => ({ kind, malformed: true, detail })
  return [
    ...(code.length < 2 ? [fault('too-short', 'has fewer than 2 characters')] : []),
    ...(code.length > 8 ? [fault('too-long', 'has more than 8 characters')] : []),
    ...(/^[A-Z0-9_]*$/.test(code) ? [] : [fault('pattern', 'has a character that none has')]),
  ]
}
