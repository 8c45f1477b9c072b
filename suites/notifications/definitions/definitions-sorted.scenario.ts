import { shared } from '../../../src/scenario/index.js'
import { judgeSeveral } from './shared/judge-several.js'
import { definitionsToSort, type Sorted } from './shared/definitions-to-sort.js'
import { scenario } from '../shared/scenario.js'

const fields = ['type', 'contextName', 'priority'] as const
type Field = (typeof fields)[number]

export default scenario('The list of definitions is in the order that was requested', {
  verifies: {
    ascending: 'notifications.getDefinitions.sorted',
    descending: {
      requirement: 'notifications.getDefinitions.sorted-descending',
      after: 'ascending',
    },
    bySeveral: {
      requirement: 'notifications.getDefinitions.sorted-by-several',
      after: 'ascending',
    },
    mixed: {
      requirement: 'notifications.getDefinitions.sorted-by-several-descending',
      after: ['bySeveral', 'descending'],
    },
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { operation, plain, verify } = stage
    await plain(operation('getDefinitions'))
    const own = await definitionsToSort(stage)
    const looks = await Promise.all(
      fields.map(async (field) => {
        const [up, down] = [await own.sorted(field), await own.sorted(`-${field}`)]
        return { field, up, down }
      }),
    )
    // By which fields a list can be sorted is not shown: one that is sorted by is enough.
    const known = looks.filter(({ up }) => up.mine !== undefined)
    const rising = known.filter(({ field, up }) => isInOrder(textsOf(up, field), field))
    const [best = known[0]] = rising
    if (best === undefined)
      return verify.ascending.undecided(
        `The list is not sorted by ${fields.join(' or ')}: that is refused.`,
        { remedy: 'let the list be sorted by one of these fields' },
      )
    const isSorted = verify.ascending(best.up.list).that({
      holds: rising.length > 0,
      expected: `definitions by their ${best.field}`,
      actual: textsOf(best.up, best.field).join(', '),
      ...theList,
    })
    if (!isSorted) return

    const falling = rising.filter(isTurned)
    const [turned = rising.find(({ down }) => down.mine !== undefined) ?? best] = falling
    const { list, mine } = turned.down
    if (mine === undefined && verify.descending(list).status(200))
      verify.descending.undecided('The list in descending order was not returned.', {
        remedy: 'let the list in descending order hold what was created',
      })
    if (mine !== undefined)
      verify.descending(list).that({
        holds: falling.length > 0,
        expected: `definitions by their ${turned.field}, the last one first`,
        actual: textsOf(turned.down, turned.field).join(', '),
        ...theList,
      })

    if (rising.filter(isText).length < 2)
      return verify.bySeveral.undecided('No two fields were found by which the list is sorted.', {
        remedy: 'let the list be sorted by two of its fields',
      })
    if (!(await judgeSeveral(verify.bySeveral, own, 'contextName,type'))) return
    if (falling.filter(isText).length < 2)
      return verify.mixed.undecided('The list is not in descending order by each of them.', {
        remedy: 'let the list be sorted by two of its fields in descending order',
      })
    for (const sortBy of ['contextName,-type', '-contextName,type'])
      await judgeSeveral(verify.mixed, own, sortBy)
  },
})

/** What is compared: the items of the list with all that is in them. */
const theList = { pointer: '/_embedded/items', whole: true } as const

const isText = ({ field }: { readonly field: Field }): boolean => field !== 'priority'

const textsOf = ({ mine = [] }: Sorted, field: Field): readonly string[] =>
  mine.map((item) => String(item[field]))

/** Texts by their letters; priorities, of which one may come before the other for what they mean, side by side. */
const isInOrder = (values: readonly string[], field: Field): boolean =>
  field === 'priority'
    ? values.filter((value, index) => value !== values[index - 1]).length === new Set(values).size
    : values.every((value, index) => index === 0 || String(values[index - 1]) <= value)

/** Whether the list in descending order has the same definitions the other way round, as far as these differ. */
function isTurned({ field, up, down }: { field: Field; up: Sorted; down: Sorted }): boolean {
  if (down.mine === undefined) return false
  const [upward, downward] = [textsOf(up, field), textsOf(down, field)]
  if (field !== 'priority') return isInOrder(downward.toReversed(), field)
  const isSame = String(upward.toSorted()) === String(downward.toSorted())
  return isSame && upward[0] === downward.at(-1) && isInOrder(downward, field)
}
