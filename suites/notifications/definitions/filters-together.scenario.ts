import { alone, identify, type Item } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { listDefinitions } from './shared/list-definitions.js'
import { ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'notifications.getDefinitions.filters-together'
const filters = ['type', 'contextName'] as const
/** What each filter does by itself, with one value and with several. */
const byItself = {
  type: {
    matching: 'notifications.getDefinitions.type-filter-matching',
    several: 'notifications.getDefinitions.type-filter-several',
  },
  contextName: {
    matching: 'notifications.getDefinitions.contextName-filter-matching',
    several: 'notifications.getDefinitions.contextName-filter-several',
  },
}
type Wanted = Readonly<Record<(typeof filters)[number], readonly string[]>>

export default scenario('Several filters at once leave the definitions that match all of them', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: [alone('notifications.definitions')],
  async steps(stage) {
    const { admin, random, operation, plain, verify, undecided } = stage
    await plain(operation('getDefinitions'))
    const [one, other] = [ownType(random), ownType(random)]
    await Promise.all([
      ...['none', 'account', 'transaction'].map((contextName) =>
        createOwn(stage, { type: one, contextName }),
      ),
      createOwn(stage, { type: other, contextName: 'account' }),
    ])
    const whole = await listDefinitions(admin)
    if (!whole.complete)
      return undecided(requirement, 'The list of definitions could not be read whole.')
    const fits = (item: Item, wanted: Partial<Wanted>): boolean =>
      filters.every((name) => wanted[name]?.includes(String(item[name])) !== false)
    const idsOf = (items: readonly Item[]): readonly string[] => items.map(identify).toSorted()
    const due = (wanted: Partial<Wanted>) => idsOf(whole.items.filter((item) => fits(item, wanted)))

    const choices: readonly Wanted[] = [
      { type: [one], contextName: ['account'] },
      { type: [one, other], contextName: ['account'] },
      { type: [one], contextName: ['account', 'none'] },
    ]
    for (const wanted of choices) {
      for (const name of filters) {
        const narrowed = await listDefinitions(admin, { [name]: wanted[name] })
        if (idsOf(narrowed.items).join() === due({ [name]: wanted[name] }).join()) continue
        const aspect = wanted[name].length > 1 ? 'several' : 'matching'
        return undecided(requirement, `${name} by itself goes wrong already.`, {
          dependsOn: byItself[name][aspect],
        })
      }
      const { items, pages, stopped } = await listDefinitions(admin, wanted)
      const page = pages[0]?.answer ?? stopped
      if (page === undefined) continue
      verify(requirement, page).status(200)
      if (page.status !== 200) continue
      const [expected, actual] = [due(wanted), idsOf(items)].map((ids) => ids.join(', '))
      verify(requirement, page).that({
        holds: expected === actual,
        expected: String(expected),
        actual: String(actual),
        pointer: '/_embedded/items',
        member: '_id',
      })
    }
  },
})
