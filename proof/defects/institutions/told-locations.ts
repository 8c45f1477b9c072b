import { readLanguageRanges } from '../../../src/reference/text/read-language-ranges.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import { kilometresOfMile } from '../../../src/reference/institutions/kilometres-of-mile.js'
import { restate } from '../../alterations/restate.js'

const tell = defectOf('told-locations')
const deprecated = 'listInstitutionAccessLocations'

/** Locations that are told wrong, and those of others. */
const defects: readonly Defect[] = [
  tell(
    'mislabelled',
    'Distances in kilometers are said to be in miles.',
    ['institutions.distance.great-circle', 'institutions.distance.alike'],
    {
      tellDistance: (distance, unit) =>
        `${(unit === 'mi' ? distance * kilometresOfMile : distance).toFixed(1)}${unit}`,
    },
  ),
  tell('by-road', 'Distances are as long as the road is.', 'institutions.distance.great-circle', {
    tellDistance: (distance, unit) => `${(distance * 1.3).toFixed(1)}${unit}`,
  }),
  tell('rounded-to-tens', 'Distances are rounded to tens.', 'institutions.distance.great-circle', {
    tellDistance: (distance, unit) => `${Math.round(distance / 10) * 10}${unit}`,
  }),
  tell(
    'atm-within-branch',
    'The ATM in a branch is listed too.',
    ['institutions.atm.not-within-branch', 'institutions.deprecated.atm-within-branch'],
    { isListed: () => true },
  ),
  tell(
    'atm-within-branch-around-code',
    'Around a postal code the ATM in a branch is listed too.',
    'institutions.atm.not-within-branch',
    ({ centreOf, isListed }) => {
      let isAroundCode = false
      return {
        centreOf(centres) {
          isAroundCode = centres.coordinates === undefined
          return centreOf(centres)
        },
        isListed: (location) => isAroundCode || isListed(location),
      }
    },
  ),
  tell(
    'atm-within-branch-formerly-of-type',
    'The deprecated operation lists the ATM in a branch where ATMs alone are asked for.',
    'institutions.deprecated.atm-within-branch',
    ({ ofLocationType }) => ({
      isListed: () => true,
      ofLocationType: (location, wanted, operation) =>
        ofLocationType(location, wanted, operation) &&
        (location.within === undefined ||
          (operation === 'listInstitutionAccessLocations' && wanted.join() === 'atm')),
    }),
  ),
  tell(
    'atm-within-branch-formerly',
    'The deprecated operation lists the ATM in a branch too.',
    'institutions.deprecated.atm-within-branch',
    ({ ofLocationType }) => ({
      isListed: () => true,
      ofLocationType: (location, wanted, operation) =>
        ofLocationType(location, wanted, operation) &&
        (operation === deprecated || location.within === undefined),
    }),
  ),
  tell(
    'language-of-nobody',
    'Who speaks no known language is told in Spanish.',
    ['institutions.language.default', 'institutions.language.weights'],
    {
      locationLanguage: (header, there) => {
        const known = (tag: string): boolean =>
          there.some((one) => one.slice(0, 2) === tag.slice(0, 2))
        const wanted = readLanguageRanges(header ?? '').filter(known)
        if (header !== undefined && wanted.length === 0) return 'es'
        return there.find((one) => one.slice(0, 2) === wanted[0]?.slice(0, 2)) ?? 'en-US'
      },
    },
  ),
  tell(
    'language-refused',
    'A language that is not there is refused.',
    'institutions.language.default',
    ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        given.parameter === 'Accept-Language' && given.value === 'qaa'
          ? [{ kind: 'unknown-value', malformed: false, detail: 'is not spoken here' }]
          : faultsOf(given, found),
    }),
  ),
  tell(
    'language-overlooked',
    'Every caller is answered in English.',
    'institutions.language.asked',
    {
      locationLanguage: () => 'en-US',
    },
  ),
  tell(
    'language-first-named',
    'The language named first is told.',
    ['institutions.language.weights', 'institutions.language.excluded'],
    ({ locationLanguage }) => ({
      locationLanguage: (header, there) =>
        locationLanguage(header?.replaceAll(/;q=[0-9.]+/g, ''), there),
    }),
  ),
  tell(
    'institution-by-prefix',
    'An institution is found by the beginning of its code.',
    'institutions.institutionId.unknown',
    ({ institutionsSearched }) => ({
      institutionsSearched(books, code, operation) {
        const found = institutionsSearched(books, code, operation)
        return found.length > 0 || code === undefined || code.length < 4
          ? found
          : books.institutions.filter(({ id }) => id.startsWith(code))
      },
    }),
  ),
  tell(
    'institution-unknown-empty',
    'An institution that is not there has no locations.',
    'institutions.institutionId.unknown',
    { missingInstitution: () => undefined },
  ),
  tell(
    'institution-unknown-422',
    'The code of no institution is invalid.',
    'institutions.institutionId.unknown',
    { missingInstitution: () => ({ status: 422, name: 'institutionNotFound' }) },
  ),
  tell(
    'deprecated-other-institution',
    'The deprecated operation answers for another institution.',
    'institutions.deprecated.as-successor',
    {
      institutionsSearched: ({ institutions }, code) =>
        code === undefined ? institutions.slice(1) : institutions.filter(({ id }) => id === code),
    },
  ),
  tell(
    'deprecated-branches',
    'The deprecated operation knows branches only.',
    'institutions.deprecated.as-successor',
    ({ ofLocationType }) => ({
      ofLocationType: (location, wanted, operation) =>
        ofLocationType(location, wanted, operation) &&
        (operation !== deprecated || location.type === 'branch'),
    }),
  ),
  tell(
    'deprecated-anywhere',
    'The deprecated operation needs no centre.',
    'institutions.deprecated.as-successor',
    ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        given.operation === deprecated && given.parameter === 'postalCode'
          ? faultsOf(
              given,
              found.filter(({ kind }) => kind !== 'missing'),
            )
          : faultsOf(given, found),
    }),
  ),
  {
    name: 'told-locations-rate-limit-503',
    sentence: 'A caller who searches too much is told that the service is down.',
    breaks: ['institutions.rate-limit.status'],
    response: restate({ statuses: [429] }, 503),
  },
]

export default defects
