import type { Reader } from '../http/reader.js'
import type { Radius, Unit } from './institutions-behaviour.js'

/** Searched when the bank makes do with a radius that is none. */
const whenUnreadable: Radius = { amount: 50, unit: 'mi' }

/** A number, perhaps with a unit behind it; whether it is too great is for the bank to decide. */
export const readRadius: Reader<Radius> = (given) => {
  const [, amount, unit] = /^([0-9]+(?:\.[0-9]+)?)(mi|km)?$/.exec(given ?? '') ?? []
  if (given === undefined)
    return {
      value: whenUnreadable,
      faults: [{ kind: 'missing', malformed: true, detail: 'is missing' }],
    }
  if (amount === undefined) {
    const detail = 'is not a number of miles or kilometers'
    return { value: whenUnreadable, faults: [{ kind: 'pattern', malformed: true, detail }] }
  }
  const measure = unit === undefined ? {} : { unit: unit as Unit }
  return { value: { amount: Number(amount), ...measure }, faults: [] }
}
