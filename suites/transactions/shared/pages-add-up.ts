import { fixture, hrefsOf, identify } from '../../../src/scenario/index.js'

const list = 'getPendingTransactions'
const sizes = [6, 2] as const

/**
 * Whether small pages of the pending list hold what a bigger one holds. If they do not, a list that needs
 * several pages shows nothing about the filter that it was narrowed with.
 */
export const pagesAddUp = fixture(({ as, once }): Promise<boolean> =>
  once('pages add up', async () => {
    const read = async (start: number, limit: number) => {
      const query = start === 0 ? { limit } : { start, limit }
      const page = await as('customer').send(list, { query })
      const ids = page.status === 200 ? page.items.slice(0, limit).map(identify) : []
      // A service may cap its pages: then the list goes on behind one that is not full.
      return { ids, isCapped: ids.length < limit && hrefsOf(page.json, 'next').length > 0 }
    }
    const [big, small] = sizes
    const { ids: whole, isCapped } = await read(0, big)
    const parts = await Promise.all([0, small, 2 * small].map((start) => read(start, small)))
    const held = parts.flatMap(({ ids }) => ids).slice(0, isCapped ? whole.length : undefined)
    return whole.length <= small || held.join('\n') === whole.join('\n')
  }),
)
