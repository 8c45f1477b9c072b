import { differingMembers, identify } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** Accounts that are compared: no more are needed to see that a list is made otherwise. */
const most = 200
/** What external accounts may allow. */
const query = { allows: 'transferTo', secCode: 'ppd' }

export default scenario('Both lists of accounts tell the same of an external account', {
  verifies: { agree: 'accounts.lists.agree' },
  async steps({ operation, walkList, giveUp, confirmed }) {
    const listAccounts = operation('listAccounts')
    // What an account has besides is the target's own, and may mean something else in another list.
    const documented = listAccounts.itemResource?.members ?? []
    let compared = 0
    await confirmed(async (compare) => {
      const all = await walkList(listAccounts)
      // External accounts are shown by lists only; an internal one is compared with itself by a law.
      const eligible = await walkList(operation('listEligibleAchAccounts'), { query })
      const byId = new Map(all.items.map((item) => [identify(item), item]))
      const places = eligible.pages.flatMap((page) =>
        page.items.map((item, index) => ({ page, item, index, other: byId.get(identify(item)) })),
      )
      const both = places
        .filter(({ item, other }) => item['location'] === 'external' && other !== undefined)
        .slice(0, most)
      compared = both.length
      for (const { page, item, index, other = {} } of both) {
        const first = differingMembers(item, other).find((name) => documented.includes(name))
        compare.agree(page).that({
          holds: first === undefined,
          expected: `what listAccounts says: ${JSON.stringify(first && other[first])}`,
          actual: JSON.stringify(first && item[first]) ?? '',
          pointer: `/items/${index}/${first ?? ''}`,
          exchanges: all.pages.slice(0, 3).map(({ exchange }) => exchange.number),
        })
      }
    })
    if (compared === 0)
      giveUp(
        'No external account stands in both lists.',
        'add an external account that both lists hold',
      )
  },
})
