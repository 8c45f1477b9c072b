import type { Fault } from './fault.js'
import type { Reader } from './reader.js'

/** An integer in decimal notation; a leading zero, plus sign, fraction or exponent is malformed. */
export function readInteger<Default extends number | undefined>(rule: {
  readonly minimum: number
  readonly maximum: number | bigint
  readonly whenAbsent: Default
}): Reader<number | Default> {
  return (given) => {
    if (given === undefined) return { value: rule.whenAbsent, faults: [] }
    if (!/^(0|-?[1-9][0-9]*)$/.test(given)) {
      const detail = 'is not an integer'
      return {
        value: rule.whenAbsent,
        faults: [{ kind: 'not-an-integer', malformed: true, detail }],
      }
    }
    // A double cannot tell the largest int64 from the number after it.
    const exact = BigInt(given)
    const faults: Fault[] = []
    if (exact < rule.minimum) {
      const detail = `is below the minimum of ${rule.minimum}`
      faults.push({ kind: 'below-minimum', malformed: false, detail })
    }
    if (exact > rule.maximum) {
      const detail = `is above the maximum of ${rule.maximum}`
      faults.push({ kind: 'above-maximum', malformed: false, detail })
    }
    return { value: Math.max(Number(given), rule.minimum), faults }
  }
}
