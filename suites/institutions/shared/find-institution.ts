import { hrefsOf, type Search, type Place } from '../../../src/scenario/index.js'
import { findPlace } from './find-place.js'
import { itemsAround, widest } from './items-around.js'

/** Codes that links show and that are tried. */
const mostTried = 4
/** How many of them locations are looked for in all the world. */
const mostSearched = 2
/** Pending transactions that are looked at. */
const most = 100

/**
 * The customer's institution: named by the profile, else the code that the links svc:organization of transactions show,
 * if a search with it finds locations. What such a link leads to is not shown, so it may be another organization.
 */
export const findInstitution = (search: Search): Promise<string | undefined> =>
  search.once('institution', async () => {
    const [named] = search.given('institutionId')
    if (named !== undefined) return named
    const codes = (await codesOf(search)).slice(0, mostTried)
    const place = codes.length === 0 ? undefined : await placeOfAny(search)
    if (place !== undefined)
      for (const code of codes) {
        const found = await itemsAround(search, { ...place, radius: widest }, code)
        if (found.length > 0) return code
      }
    // The institution may be elsewhere.
    for (const code of codes.slice(0, mostSearched))
      if ((await findPlace(search, code)) !== undefined) return code
    return undefined
  })

/** A place with locations of whichever institution: named by the profile, else found by the operation that needs none. */
async function placeOfAny(search: Search): Promise<Place | undefined> {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) => search.given(name)[0])
  if (latitude !== undefined && longitude !== undefined)
    return { latitude: Number(latitude), longitude: Number(longitude) }
  const found = await findPlace(search, undefined)
  return found && { latitude: found.latitude, longitude: found.longitude }
}

/** Parts of the addresses that have the form of a code, those of most transactions first. */
async function codesOf(search: Search): Promise<readonly string[]> {
  const customer = search.beside('transactions')?.('customer')
  if (customer === undefined) return []
  const answer = await customer.send('getPendingTransactions', { query: { limit: most } })
  const counts = new Map<string, number>()
  for (const item of answer.status === 200 ? answer.items : [])
    for (const href of hrefsOf(item, 'svc:organization'))
      for (const code of codesIn(href)) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([code]) => code)
}

/** The last part comes first: what stands before it is rather a path of the service. */
const codesIn = (href: string): readonly string[] =>
  href
    .split(/[/?#=&:]/)
    .filter((part) => /^[A-Z0-9_]{2,8}$/.test(part) && !/^[0-9]+$/.test(part))
    .toReversed()
