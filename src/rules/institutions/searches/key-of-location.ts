import type { Place } from '../../../contract/distance/great-circle-miles.js'
import { isObject } from '../../is-object.js'

/** Between an address and the languages that it is told in. */
const addressed = ', asked for in '

const named = (languages: string): string => (languages === '' ? 'no language' : languages)

/** Of an address (document 2). What a server adds may be another one each time. */
const members = ['address1', 'locality', 'regionCode', 'postalCode', 'countryCode']

interface Told {
  readonly body: Readonly<Record<string, unknown>>
  readonly type: string
  readonly place: Place | undefined
}

/** Where a location is, and of which type: its name depends on the language, and so may its address. */
export function keyOfLocation({ body, type, place }: Told, languages: string): string | undefined {
  if (place !== undefined) return `${type} at ${place.latitude}, ${place.longitude}`
  const { location } = body
  const address = isObject(location) ? location['address'] : undefined
  return isObject(address) && typeof address['address1'] === 'string'
    ? `${type} at ${members.map((name) => address[name] ?? '').join(', ')}${addressed}${named(languages)}`
    : undefined
}

/** Whether a search tells locations in the languages in which one was told that its address tells from others. */
export const isInLanguagesOf = (
  { languages }: { readonly languages: string },
  key: string,
): boolean => !key.includes(addressed) || key.endsWith(`${addressed}${named(languages)}`)

/** The type with which a key begins. */
export const typeIn = (key: string): string => key.replace(/ .*/, '')
