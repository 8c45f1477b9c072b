import type { Place } from '../../../../src/scenario/index.js'
import type { Change } from '../../shared/search-locations.js'

/** A search around coordinates instead of a postal code. */
export const around = ({ latitude, longitude }: Place): Change => ({
  latitude: degrees(latitude),
  longitude: degrees(longitude),
  postalCode: undefined,
})

/** As they were shown, but without an exponent, which the parameter need not take. */
const degrees = (value: number): string =>
  /e/i.test(String(value)) ? value.toFixed(6) : String(value)
