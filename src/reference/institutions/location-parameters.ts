import type { Fault, FaultKind } from '../http/fault.js'
import { oneOfFaults } from '../http/one-of-faults.js'
import type { Reader } from '../http/reader.js'
import { readList } from '../http/read-list.js'
import { readText } from '../http/read-text.js'
import { pageParameters } from '../paging/page-parameters.js'
import { readRadius } from './read-radius.js'

const fault = (kind: FaultKind, malformed: boolean, detail: string): readonly Fault[] => [
  { kind, malformed, detail },
]

/** An angle in degrees. */
const readDegrees =
  (most: number): Reader<number | undefined> =>
  (given) => {
    if (given === undefined) return { value: undefined, faults: [] }
    if (!/^[-+]?[0-9]+(\.[0-9]+)?$/.test(given))
      return { value: 0, faults: fault('not-a-number', true, 'is not a number') }
    const value = Number(given)
    const beyond = fault('above-maximum', false, `is beyond ${most} degrees`)
    return { value, faults: Math.abs(value) > most ? beyond : [] }
  }

/** Query parameters of a search for access locations (document 2, Endpoints, Institutions). */
export const locationParameters = {
  type: readList({ separator: '|', maximum: 2, itemFaults: oneOfFaults(['atm', 'branch']) }),
  postalCode: readText((code) => {
    if (code.length < 2) return fault('too-short', true, 'has fewer than 2 characters')
    return code.length > 20 ? fault('too-long', true, 'has more than 20 characters') : []
  }),
  countryCode: readText((code) =>
    /^[A-Z]{2}$/.test(code) ? [] : fault('pattern', true, 'is no code of a country'),
  ),
  latitude: readDegrees(90),
  longitude: readDegrees(180),
  radius: readRadius,
  ...pageParameters,
}
