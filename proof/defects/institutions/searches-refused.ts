import type { Defect } from '../../defect.js'

const problem = {
  type: 'about:blank',
  title: 'Bad request',
  status: 400,
  detail: 'The search cannot be read.',
  id: 'problem-planted',
  occurredAt: '2020-01-01T00:00:00Z',
}

/** Searches that are refused for what they combine. */
const refused = (
  name: string,
  sentence: string,
  isRefused: (query: URLSearchParams, headers: Headers) => boolean,
): Defect => ({
  name: `searches-refused-${name}`,
  sentence,
  breaks: ['institutions.search.answered'],
  response: (response, { url, headers }, { operation }) =>
    operation === 'listAccessLocationsForInstitution' &&
    response.status === 200 &&
    isRefused(new URL(url).searchParams, headers)
      ? new Response(JSON.stringify(problem), {
          status: 400,
          headers: { 'content-type': 'application/problem+json' },
        })
      : response,
})

const radiusOf = (query: URLSearchParams): string => query.get('radius') ?? ''

const defects: readonly Defect[] = [
  refused(
    'kilometres-around-code',
    'Around a postal code a radius in kilometres is refused.',
    (query) => query.has('postalCode') && radiusOf(query).endsWith('km'),
  ),
  refused(
    'bare-around-code',
    'Around a postal code a radius without a unit is refused.',
    (query) => query.has('postalCode') && /^\d+$/.test(radiusOf(query)),
  ),
  refused(
    'type-in-kilometres',
    'A type is refused where the radius is in kilometres.',
    (query) => query.has('type') && radiusOf(query).endsWith('km'),
  ),
  refused(
    'type-around-code',
    'Around a postal code a type is refused.',
    (query) => query.has('type') && query.has('postalCode'),
  ),
  refused(
    'languages-around-code',
    'Around a postal code Accept-Language is refused.',
    (query, headers) => query.has('postalCode') && headers.has('accept-language'),
  ),
]

export default defects
