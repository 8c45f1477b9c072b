import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const lists = {
  listAccounts: ['accounts.listAccounts.pages-nothing-missing'],
  listAccessLocationsForInstitution: [
    'institutions.listAccessLocationsForInstitution.pages-nothing-missing',
  ],
  listInstitutionAccessLocations: [
    'institutions.listInstitutionAccessLocations.pages-nothing-missing',
  ],
}
/** Pages that lead on. */
const right = 4

const cursorIn = (url: string): string => new URL(url).searchParams.get('start') ?? ''

/** Lists of which a cursor leads to the fifth page, and to none behind it. */
const defects: readonly Defect[] = Object.entries(lists).map(([list, breaks]) => ({
  name: `next-far-behind-${list}`,
  sentence: `From the fifth page on, no page of ${list} leads to another one.`,
  breaks,
  response: remember(
    () => new Map<string, number>(),
    async (depths, response, { url }, { operation }) => {
      if (operation !== list || response.status !== 200) return response
      const { nextPage_url: next, ...page } = (await response.clone().json()) as {
        nextPage_url?: string
      }
      const depth = depths.get(cursorIn(url)) ?? 0
      if (next === undefined || depth >= right)
        return new Response(JSON.stringify(page), { headers: response.headers })
      depths.set(cursorIn(next), depth + 1)
      return response
    },
  ),
}))

export default defects
