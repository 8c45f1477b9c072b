import type { Defect } from '../../defect.js'

const successor = 'listAccessLocationsForInstitution'
const deprecated = 'listInstitutionAccessLocations'

/** A bank that reads other languages than it was sent, in some searches. */
const row = (
  name: string,
  sentence: string,
  breaks: string,
  operation: string,
  read: (languages: string, query: URLSearchParams) => string | undefined,
): Defect => ({
  name: `languages-elsewhere-${name}`,
  sentence,
  breaks: [breaks],
  request(request, context) {
    const { url } = request
    const headers = new Headers(request.headers)
    const given = headers.get('accept-language')
    if (context.operation !== operation || given === null) return request
    const languages = read(given, new URL(url).searchParams)
    if (languages === undefined) headers.delete('accept-language')
    else headers.set('accept-language', languages)
    return new Request(url, { headers })
  },
})

const asked = 'institutions.language.asked'
const asSuccessor = 'institutions.deprecated.as-successor'

/** Languages that are known in plain searches. */
const defects: readonly Defect[] = [
  row(
    'weight-of-one',
    'A weight of one that has a fraction counts as none.',
    'institutions.language.weights',
    successor,
    (given) => given.replaceAll(/;q=1\.0*(?!\d)/g, ';q=0'),
  ),
  row('first-three', 'Of several languages the first three are read.', asked, successor, (given) =>
    given.split(',').slice(0, 3).join(),
  ),
  row(
    'of-type',
    'Locations of one type are told in US English.',
    asked,
    successor,
    (given, query) => (query.has('type') ? undefined : given),
  ),
  row(
    'of-type-formerly',
    'The deprecated operation tells locations of one type in US English.',
    asSuccessor,
    deprecated,
    (given, query) => (query.has('type') ? undefined : given),
  ),
  row(
    'around-code-formerly',
    'Around a postal code the deprecated operation tells locations in US English.',
    asSuccessor,
    deprecated,
    (given, query) => (query.has('postalCode') ? undefined : given),
  ),
]

export default defects
