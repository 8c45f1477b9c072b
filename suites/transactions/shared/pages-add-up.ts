import { fixture, identify } from '../../../src/scenario/index.js'

const list = 'getPendingTransactions'
const sizes = [6, 2] as const

/**
 * Whether small pages of the pending list hold what a bigger one holds. If they do not, a list that needs
 * several pages shows nothing about the filter that it was narrowed with.
 */
export const pagesAddUp = fixture(({ as, once }): Promise<boolean> =>
  once('pages add up', async () => {
    const read = async (start: number, limit: number): Promise<readonly string[]> => {
      const query = start === 0 ? { limit } : { start, limit }
      const page = await as('customer').send(list, { query })
      return page.status === 200 ? page.items.slice(0, limit).map(identify) : []
    }
    const [big, small] = sizes
    const whole = await read(0, big)
    const parts = await Promise.all([0, small, 2 * small].map((start) => read(start, small)))
    return whole.length <= small || parts.flat().join('\n') === whole.join('\n')
  }),
)
