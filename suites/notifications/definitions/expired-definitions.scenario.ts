import { alone } from '../../../src/scenario/index.js'
import { idsOf } from './shared/ids-of.js'
import { judgeComplete } from './shared/judge-complete.js'
import { listDefinitions } from './shared/list-definitions.js'
import { scenario } from '../shared/scenario.js'

const looked = 5
const cases = [
  {
    requirement: 'notifications.getDefinitions.expired-only',
    complete: 'notifications.getDefinitions.expired-complete',
    expired: true,
  },
  {
    requirement: 'notifications.getDefinitions.not-expired-only',
    complete: 'notifications.getDefinitions.not-expired-complete',
    expired: false,
  },
]

export default scenario('The list tells expired definitions from others', {
  verifies: cases.flatMap(({ requirement, complete }) => [requirement, complete]),
  touches: [alone('notifications.definitions')],
  async steps(stage) {
    const { operation, plain, customer, fixtures, verify, undecided } = stage
    await plain(operation('getDefinitions'))
    await plain(operation('getDefinition'))
    const known = new Map<string, boolean>()
    /** Whether a definition says that it is expired; the list does not tell. */
    const isExpired = async (id: string): Promise<boolean | undefined> => {
      const path = { definitionId: id }
      const flag = known.get(id) ?? (await customer.send('getDefinition', { path })).at('/expired')
      if (typeof flag !== 'boolean') return undefined
      known.set(id, flag)
      return flag
    }
    const named = await fixtures.allNamed('expiredDefinition')
    const [all, expiredOnes, others] = await Promise.all([
      listDefinitions(customer),
      listDefinitions(customer, { expired: true }),
      listDefinitions(customer, { expired: false }),
    ])
    const unasked = idsOf(all)
    const lists = { true: expiredOnes, false: others }
    const some = [...named, ...idsOf(lists.true).slice(0, looked), ...unasked.slice(0, looked)]
    await Promise.all([...new Set(some)].map(isExpired))
    for (const { requirement, complete, expired } of cases) {
      const list = lists[`${expired}`]
      const page = list.pages[0]?.answer
      const ids = idsOf(list)
      // Those first of which it is known that they do not belong there.
      const [wrong, right] = [false, true].map((fits) =>
        ids.filter((id) => known.has(id) && (known.get(id) === expired) === fits),
      )
      const sample = [...(wrong ?? []), ...(right ?? []), ...ids].slice(0, looked)
      const flags = await Promise.all(sample.map(isExpired))
      const told = flags.filter((flag) => flag !== undefined)
      const holds = told.every((flag) => flag === expired)
      const contrary = [...known.values()].filter((flag) => flag !== expired)
      if (page === undefined || told.length === 0)
        undecided(
          requirement,
          `No definition of the list with expired=${expired} tells whether it is.`,
          {
            remedy: 'fixtures.notifications.expiredDefinition',
          },
        )
      else if (contrary.length === 0)
        undecided(requirement, 'There is no definition that the list would have to leave out.', {
          remedy: 'fixtures.notifications.expiredDefinition',
        })
      else
        verify(requirement, page).that({
          holds,
          expected: `only definitions whose expired is ${expired}`,
          actual: `among them ${sample.filter((_, at) => flags[at] === !expired).join(', ')}`,
          pointer: '/_embedded/items',
          member: '_id',
        })
      if (!holds)
        undecided(complete, 'The list holds others as well.', {
          dependsOn: requirement,
        })
      else
        await judgeComplete(stage, complete, {
          customer,
          candidates: [...named, ...unasked],
          expired,
          list,
          other: lists[`${!expired}`],
        })
    }
  },
})
