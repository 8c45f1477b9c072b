import type { Fault } from './fault.js'

/** Checks an account or customer identifier: 6 to 48 characters of letters, digits and `- _ : . ~ $`. */
export function identifierFaults(id: string): readonly Fault[] {
  const faults: Fault[] = []
  if (id.length < 6) {
    faults.push({ kind: 'too-short', malformed: true, detail: 'has fewer than 6 characters' })
  }
  if (id.length > 48) {
    faults.push({ kind: 'too-long', malformed: true, detail: 'has more than 48 characters' })
  }
  if (!/^[A-Za-z0-9_:.~$-]*$/.test(id)) {
    const detail = 'has a character that no identifier has'
    faults.push({ kind: 'pattern', malformed: true, detail })
  }
  return faults
}
