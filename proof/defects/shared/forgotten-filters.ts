import { cursorLists } from '../../alterations/cursor-lists.js'
import type { Defect } from '../../defect.js'

/** The next page asks for what is required, in its simplest form, and for nothing else. */
function forget({ searchParams }: URL, id: string): void {
  for (const filter of ['productType', 'location', 'allows', 'type']) searchParams.delete(filter)
  if (id === 'listEligibleAchAccounts') searchParams.set('allows', 'view')
}

/** Lists that are narrowed on their first page only. */
const defects: readonly Defect[] = cursorLists.flatMap(({ name, id, path }) => {
  const breaks = [`${name}.${id}.pages-filters-kept`]
  const forgetful = (url: URL): URL => {
    if (url.pathname.endsWith(path)) forget(url, id)
    return url
  }
  return [
    {
      name: `forgotten-filters-${id}`,
      sentence: `nextPage_url of ${id} forgets the filters: what follows is the whole list.`,
      breaks,
      behaviour: ({ nextPageUrl, faultsOf }) => ({
        nextPageUrl: (url) => nextPageUrl(forgetful(url)),
        faultsOf: (given, found) =>
          faultsOf(
            given,
            found.filter(({ kind }) => kind !== 'foreign-cursor'),
          ),
      }),
    },
    {
      name: `forgotten-filters-${id}-refused`,
      sentence: `nextPage_url of ${id} forgets the filters, and ${id} refuses the cursor without them.`,
      breaks,
      behaviour: ({ nextPageUrl }) => ({ nextPageUrl: (url) => nextPageUrl(forgetful(url)) }),
    },
  ] satisfies Defect[]
})

export default defects
