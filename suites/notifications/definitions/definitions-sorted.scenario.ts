import { type Item, shared } from '../../../src/scenario/index.js'
import { judgeSeveral } from './shared/judge-several.js'
import { ownToSort } from './shared/own-to-sort.js'
import { scenario } from '../shared/scenario.js'

const ascending = 'notifications.getDefinitions.sorted'
const descending = 'notifications.getDefinitions.sorted-descending'
const bySeveral = 'notifications.getDefinitions.sorted-by-several'
const mixed = 'notifications.getDefinitions.sorted-by-several-descending'

const fields = ['type', 'contextName', 'priority'] as const

const texts = (items: readonly Item[] = [], field: string): readonly string[] =>
  items.map((item) => String(item[field]))
/** Texts by their letters; priorities, of which one may come before the other for what they mean, side by side. */
const inOrder = (values: readonly string[], field: string): boolean =>
  field === 'priority'
    ? values.filter((value, index) => value !== values[index - 1]).length === new Set(values).size
    : values.every((value, index) => index === 0 || String(values[index - 1]) <= value)

export default scenario('The list of definitions is in the order that was asked for', {
  verifies: [ascending, descending, bySeveral, mixed],
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { operation, plain, verify, undecided } = stage
    await plain(operation('getDefinitions'))
    const own = await ownToSort(stage)
    const { sorted } = own
    const looks = await Promise.all(
      fields.map(async (field) => ({
        field,
        up: await sorted(field),
        down: await sorted(`-${field}`),
      })),
    )
    const known = looks.filter(({ up }) => up.page !== undefined)
    // By which fields a list can be sorted is not shown: one that is sorted by is enough.
    const rising = known.filter(({ up, field }) => inOrder(texts(up.mine, field), field))
    const [best = known[0]] = rising
    if (best?.up.page === undefined) {
      for (const one of [ascending, descending, bySeveral, mixed])
        undecided(one, `The list is not sorted by ${fields.join(' or ')}: that is refused.`)
      return
    }
    verify(ascending, best.up.page).that({
      holds: rising.length > 0,
      expected: `definitions by their ${best.field}`,
      actual: texts(best.up.mine, best.field).join(', '),
      pointer: '/_embedded/items',
      whole: true,
    })
    if (rising.length === 0) {
      for (const one of [descending, bySeveral, mixed])
        undecided(one, 'The list is not sorted at all.', { dependsOn: ascending })
      return
    }

    const falls = ({ up, down, field }: (typeof rising)[number]): boolean => {
      const [upward, downward] = [up, down].map(({ mine }) => texts(mine, field))
      return field === 'priority'
        ? String(upward?.toSorted()) === String(downward?.toSorted()) &&
            upward?.[0] === downward?.at(-1) &&
            inOrder(downward ?? [], field)
        : inOrder((downward ?? []).toReversed(), field)
    }
    const falling = rising.filter((one) => one.down.page !== undefined && falls(one))
    const [other = rising.find(({ down }) => down.page !== undefined)] = falling
    const turned = other?.down.page ?? rising[0]?.down.stopped
    if (turned !== undefined)
      verify(descending, turned).that({
        holds: falling.length > 0,
        expected: `definitions by their ${other?.field ?? fields[0]}, the last one first`,
        actual: other?.down.mine
          ? texts(other.down.mine, other.field).join(', ')
          : `status ${turned.status}`,
        pointer: '/_embedded/items',
        whole: true,
      })
    else undecided(descending, 'The list in descending order was not to be had.')

    const isText = ({ field }: (typeof rising)[number]): boolean => field !== 'priority'
    if (rising.filter(isText).length < 2) {
      for (const one of [bySeveral, mixed])
        undecided(one, 'No two fields were found by which the list is sorted.')
      return
    }
    const several = await judgeSeveral(stage, bySeveral, own, 'contextName,type')
    if (several !== true)
      return undecided(mixed, 'The list is not sorted by two fields.', { dependsOn: bySeveral })
    if (falling.filter(isText).length < 2)
      return undecided(
        mixed,
        'The list is not in descending order by each of them.',
        falling.length === 0 ? { dependsOn: descending } : {},
      )
    for (const sortBy of ['contextName,-type', '-contextName,type'])
      await judgeSeveral(stage, mixed, own, sortBy)
  },
})
