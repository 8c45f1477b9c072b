import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** An address in which the number of a radius stands for whatever unit it has. */
function withoutUnit(url: string): string {
  const bare = new URL(url)
  const radius = Number.parseFloat(bare.searchParams.get('radius') ?? '')
  bare.searchParams.set('radius', String(radius))
  return bare.href
}

/** An address in which coordinates have so few digits that places near by have the same. */
function nearBy(url: string): string {
  const rounded = new URL(url)
  for (const name of ['latitude', 'longitude']) {
    const degrees = Number(rounded.searchParams.get(name) ?? Number.NaN)
    if (!Number.isNaN(degrees)) rounded.searchParams.set(name, degrees.toFixed(2))
  }
  return rounded.href
}

/** A bank that answers a search as it answered another one that it takes for the same. */
const remembering = (
  name: string,
  sentence: string,
  breaks: string,
  same: (url: string) => string,
): Defect => ({
  name: `searches-remembered-${name}`,
  sentence,
  breaks: [breaks],
  response: remember(
    () => new Map<string, Response>(),
    (found, response, { url, headers }, { operation }) => {
      if (operation !== 'listAccessLocationsForInstitution' || response.status !== 200)
        return response
      const asked = `${same(url)} ${headers.get('accept-language')}`
      const known = found.get(asked)
      if (known !== undefined) return known.clone()
      found.set(asked, response.clone())
      return response
    },
  ),
})

/** What a bank remembers of searches, and what it takes from there for others. */
const defects: readonly Defect[] = [
  remembering(
    'without-unit',
    'What a search found is found again by one with the same number in its radius.',
    'institutions.search.smaller-circle',
    withoutUnit,
  ),
  remembering(
    'near-by',
    'What a search found is found again by one around a place near by.',
    'institutions.search.by-coordinates',
    nearBy,
  ),
  {
    name: 'searches-remembered-language',
    sentence: 'Who asks for no language is told a location in that of the request before.',
    breaks: ['institutions.language.default'],
    behaviour({ locationLanguage }) {
      let last: string | undefined
      return {
        locationLanguage: (header, there) => {
          const meant = header ?? last
          // The others are told as ever, so that lists stand still for most.
          last = header
          return locationLanguage(meant, there)
        },
      }
    },
  },
]

export default defects
