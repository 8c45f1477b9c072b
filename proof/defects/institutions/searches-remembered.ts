import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** An address in which the number of a radius stands for whatever unit it has. */
function withoutUnit(url: string): string {
  const bare = new URL(url)
  const radius = Number.parseFloat(bare.searchParams.get('radius') ?? '')
  bare.searchParams.set('radius', String(radius))
  return bare.href
}

/** What a bank remembers of searches, and what it takes from there for others. */
const defects: readonly Defect[] = [
  {
    name: 'searches-remembered-without-unit',
    sentence: 'What a search found is found again by one with the same number in its radius.',
    breaks: ['institutions.search.smaller-circle'],
    response: remember(
      () => new Map<string, Response>(),
      (found, response, { url, headers }, { operation }) => {
        if (operation !== 'listAccessLocationsForInstitution' || response.status !== 200)
          return response
        const asked = `${withoutUnit(url)} ${headers.get('accept-language')}`
        const known = found.get(asked)
        if (known !== undefined) return known.clone()
        found.set(asked, response.clone())
        return response
      },
    ),
  },
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
