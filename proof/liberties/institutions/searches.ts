import { Refusal } from '../../../src/reference/http/refusal.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import { kilometresOfMile } from '../../../src/reference/institutions/kilometres-of-mile.js'

const liberty = (
  name: string,
  sentence: string,
  because: string,
  behaviour: NonNullable<Liberty['behaviour']>,
): Liberty => ({ name: `searches-${name}`, sentence, because, behaviour })

const both = 'What a postal code and coordinates together mean is not shown.'
const maxima = '500 miles are 804.67 kilometers, and the other maximum is 805.'

/** Refuses a parameter that is given along with another one. */
const refuseBoth = ({ faultsOf }: Behaviour): Partial<Behaviour> => {
  let postal = false
  return {
    faultsOf(given, found) {
      if (given.parameter === 'postalCode') postal = given.value !== undefined
      const twice = given.parameter === 'latitude' && given.value !== undefined && postal
      const fault = { kind: 'repeated', malformed: true, detail: 'is a second centre' } as const
      return [...faultsOf(given, found), ...(twice ? [fault] : [])]
    },
  }
}

/** Other ways to search. */
const liberties: readonly Liberty[] = [
  liberty('postal-code-first', 'A postal code counts more than coordinates.', both, {
    centreOf: ({ coordinates, postal }) => postal ?? coordinates,
  }),
  liberty('both-centres-refused', 'A search with two centres is refused.', both, refuseBoth),
  liberty(
    'malformed-language-refused',
    'An Accept-Language with a weight that is none, or without a language, is malformed.',
    'What becomes of one that is malformed is not shown, and 400 is for what is malformed.',
    ({ locationLanguage }) => ({
      locationLanguage(header, there) {
        if (header === '' || /q=(?![01](?:$|[.,\s]))|(?:^|,)\s*;/.test(header ?? ''))
          throw new Refusal(400, 'malformed', 'Accept-Language is malformed.')
        return locationLanguage(header, there)
      },
    }),
  ),
  liberty('805-refused', 'The maximum in kilometers is that of 500 miles.', maxima, {
    isTooFar: ({ amount, unit }) => amount > (unit === 'km' ? 500 * kilometresOfMile : 500),
  }),
  liberty('805-bare', 'A radius of up to 500.2 miles is as good as 805 kilometers.', maxima, {
    isTooFar: ({ amount, unit }) => amount > (unit === 'km' ? 805 : 805 / kilometresOfMile),
  }),
  {
    name: 'searches-units-in-any-letters',
    sentence: 'The unit of a radius may be written in capitals as well.',
    because: 'A radius is followed by mi or km; whether case matters is not said.',
    request(request) {
      const url = new URL(request.url)
      const radius = url.searchParams.get('radius')
      if (radius === null || !/^[\d.]+(?:mi|km)$/i.test(radius)) return request
      url.searchParams.set('radius', radius.toLowerCase())
      return new Request(url, request)
    },
  },
  liberty(
    'six-decimals',
    'Coordinates have six decimals at most.',
    'How many digits a coordinate may have is not shown.',
    refuseValue('listAccessLocationsForInstitution', 'latitude', (value) => /\.\d{7}/.test(value)),
  ),
  liberty(
    'long-languages-ignored',
    'An Accept-Language of more than 128 characters is ignored.',
    'Such a field has at most 128 characters; what becomes of a longer one is not shown.',
    ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        given.parameter === 'Accept-Language' ? [] : faultsOf(given, found),
    }),
  ),
  liberty(
    'foreign-institution-403',
    'No caller may search an institution that does not exist.',
    'The caller may not ask for it, and nothing is betrayed.',
    {
      missingInstitution: () => ({ status: 403, name: 'notPermitted' }),
    },
  ),
  liberty(
    'short-institutions',
    'Every code of two characters is that of an institution.',
    'Codes may be as short as that, and which institutions are there is up to the bank.',
    ({ institutionsSearched }) => ({
      institutionsSearched: (books, code, operation) =>
        institutionsSearched(
          books,
          code?.length === 2 ? books.institutions[0]?.id : code,
          operation,
        ),
    }),
  ),
  liberty(
    'deprecated-all-institutions',
    'The deprecated operation answers for all institutions.',
    'It takes no institution, and for which it answers is not shown.',
    {
      institutionsSearched: ({ institutions }, code) =>
        code === undefined ? institutions : institutions.filter(({ id }) => id === code),
    },
  ),
  liberty(
    'other-order',
    'Locations come in the order of their names.',
    'The order of the list is not shown.',
    {
      arrangeLocations: (found) =>
        found.toSorted((one, other) =>
          JSON.stringify(one.location.names) < JSON.stringify(other.location.names) ? -1 : 1,
        ),
    },
  ),
  liberty(
    'other-earth',
    'The earth is a little bigger.',
    'How the earth is measured is not shown; an ellipsoid differs by up to half a per cent.',
    ({ milesBetween }) => ({
      milesBetween: (one, other) => 1.005 * milesBetween(one, other),
    }),
  ),
  liberty(
    'edge-left-out',
    'What lies exactly on the circle, or almost, is left out.',
    'How distances are rounded is not shown.',
    {
      isWithin: (miles, most) => miles < most - 0.01,
    },
  ),
  liberty(
    'edge-rounded',
    'What lies half a mile outside is rounded into the circle.',
    'How distances are rounded is not shown.',
    {
      isWithin: (miles, most) => Math.round(miles) <= most,
    },
  ),
  liberty(
    'zero-refused',
    'A radius of zero is refused.',
    'What the least radius is, is not shown.',
    ({ isTooFar }) => ({
      isTooFar: (radius) => radius.amount === 0 || isTooFar(radius),
    }),
  ),
]

export default liberties
