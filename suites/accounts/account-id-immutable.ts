import { type Item } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

export default scenario('An account keeps its identifier from one reading to the next', {
  verifies: ['accounts.account.id-immutable'],
  async steps({ operation, walkList, walkListAgain, verify, giveUp }) {
    const before = await walkList(operation('listAccounts'))
    const after = await walkListAgain(operation('listAccounts'))
    const page = after.pages[0]
    if (page === undefined || before.items.length === 0)
      return giveUp('There is no account to look at.')
    const newcomers = without(after.items, before.items)
    // An account that is the same in all but its identifier was given another one.
    const renamed = without(before.items, after.items).filter(
      (one) => newcomers.filter((other) => description(other) === description(one)).length > 0,
    )
    verify('accounts.account.id-immutable', page).that({
      holds: renamed.length === 0,
      expected: `${String(renamed[0]?.['id'])} again`,
      actual: 'the same account under another identifier',
      pointer: '/items',
      member: 'id',
      absence: true,
    })
  },
})

const without = (items: readonly Item[], others: readonly Item[]): readonly Item[] => {
  const known = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !known.has(id))
}

const description = ({ id: _, ...rest }: Item): string => JSON.stringify(rest)
