import type { AccessLocation, Day, WeeklyHours } from './institution.js'

const days: readonly Day[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/** A week in which it is open around the clock on these days. */
export function weekOpen(...open: readonly Day[]): WeeklyHours {
  return Object.fromEntries(
    days.map((day) => [day, { open24Hours: open.includes(day) }]),
  ) as WeeklyHours
}

export const always = weekOpen(...days)

type Rest = Partial<Pick<AccessLocation, 'hours' | 'selfService' | 'within' | 'tellsPlace'>>

/** Writes one line of the books: a location of the institution. */
export function locate(
  type: AccessLocation['type'],
  names: readonly [english: string, spanish: string, french: string],
  address: readonly [line: string, locality: string, region: string, postalCode: string],
  place: readonly [latitude: number, longitude: number],
  rest: Rest = {},
): AccessLocation {
  const [english, spanish, french] = names
  const [address1, locality, regionCode, postalCode] = address
  const [latitude, longitude] = place
  return {
    type,
    names: { 'en-US': english, es: spanish, fr: french },
    address: { address1, locality, regionCode, postalCode, countryCode: 'US' },
    place: { latitude, longitude },
    tellsPlace: true,
    selfService: type === 'atm' || undefined,
    ...rest,
  }
}
