import type { Item } from '../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'
import { scenario } from './scenario.js'

const looked = 5
const cases = [
  { name: 'expired-only', expired: true },
  { name: 'not-expired-only', expired: false },
]
const requirementOf = (name: string): string => `notifications.getDefinitions.${name}`

export default scenario('The list tells expired definitions from others', {
  verifies: cases.map(({ name }) => requirementOf(name)),
  touches: ['notifications.writes'],
  async steps({ operation, plain, customer, fixtures, verify, undecided }) {
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
    const some = [
      ...(await fixtures.allNamed('expiredDefinition')),
      ...(await listDefinitions(customer, { expired: true })).items.flatMap(idOf).slice(0, looked),
      ...(await listDefinitions(customer)).items.flatMap(idOf).slice(0, looked),
    ]
    for (const id of some) await isExpired(id)
    for (const { name, expired } of cases) {
      const requirement = requirementOf(name)
      const list = await listDefinitions(customer, { expired })
      const page = list.pages[0]?.answer
      const ids = list.items.flatMap(idOf)
      // Those first of which it is known that they do not belong there.
      const [wrong, right] = [false, true].map((fits) =>
        ids.filter((id) => known.has(id) && (known.get(id) === expired) === fits),
      )
      const sample = [...(wrong ?? []), ...(right ?? []), ...ids].slice(0, looked)
      const flags = await Promise.all(sample.map(isExpired))
      const told = flags.filter((flag) => flag !== undefined)
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
          holds: told.every((flag) => flag === expired),
          expected: `only definitions whose expired is ${expired}`,
          actual: `among them ${sample.filter((_, at) => flags[at] === !expired).join(', ')}`,
          pointer: '/_embedded/items',
          member: '_id',
        })
    }
  },
})

const idOf = ({ _id: id }: Item): readonly string[] => (typeof id === 'string' ? [id] : [])
