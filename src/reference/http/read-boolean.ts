import type { Reader } from './reader.js'

/** `true` or `false`, in small letters. */
export function readBoolean(whenAbsent: boolean): Reader<boolean> {
  return (given) => {
    if (given === undefined) return { value: whenAbsent, faults: [] }
    const detail = 'is neither true nor false'
    const known = given === 'true' || given === 'false'
    return {
      value: given === 'true',
      faults: known ? [] : [{ kind: 'not-a-boolean', malformed: true, detail }],
    }
  }
}
