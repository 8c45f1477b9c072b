import type { Search } from '../../../src/scenario/index.js'

/** Formats: those that the profile names, then those that the target lists. */
export const formatNames = (search: Search): Promise<readonly string[]> =>
  search.once('formats', async () => {
    const answer = await search.as('customer').send('getFormats')
    const items = answer.status === 200 ? answer.items : []
    const listed = items.map(({ name }) => name).filter((name) => typeof name === 'string')
    return [...new Set([...search.given('format'), ...listed])]
  })
