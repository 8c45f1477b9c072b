import type { Item } from '../../src/scenario/index.js'
import { createOwn } from './create-own.js'
import { listDefinitions } from './list-definitions.js'
import { ownType } from './own-definition.js'
import { scenario } from './scenario.js'

const [ascending, descending, bySeveral] = ['sorted', 'sorted-descending', 'sorted-by-several'].map(
  (name) => `notifications.getDefinitions.${name}`,
) as [string, string, string]

/** Plain small letters, which every order of texts puts in the same order; neither as they are created. */
const created = [
  ['c', 'account', 'medium'],
  ['e', 'account', 'high'],
  ['d', 'transaction', 'medium'],
  ['b', 'transaction', 'high'],
  ['a', 'none', 'medium'],
] as const
const fields = ['type', 'contextName', 'priority'] as const

const texts = (items: readonly Item[], field: string): readonly string[] =>
  items.map((item) => String(item[field]))
/** Texts by their letters; priorities, of which one may come before the other for what they mean, side by side. */
const inOrder = (values: readonly string[], field: string): boolean =>
  field === 'priority'
    ? values.filter((value, index) => value !== values[index - 1]).length === new Set(values).size
    : values.every((value, index) => index === 0 || String(values[index - 1]) <= value)

export default scenario('The list of definitions is in the order that was asked for', {
  verifies: [ascending, descending, bySeveral],
  safety: 'disruptive',
  touches: ['notifications.writes'],
  async steps(stage) {
    const { admin, random, operation, plain, verify, undecided } = stage
    await plain(operation('getDefinitions'))
    const stem = ownType(random)
    const own = new Set<string>()
    for (const [letter, contextName, priority] of created)
      own.add((await createOwn(stage, { type: `${stem}${letter}`, contextName, priority })).id)
    const type = created.map(([letter]) => `${stem}${letter}`)

    /** Those of ours, in the order of the list; undefined where a field to sort by is refused. */
    const sorted = async (sortBy: string) => {
      const { items, pages, stopped } = await listDefinitions(admin, { type, sortBy })
      const page = pages[0]?.answer
      const mine = items.filter(({ _id: id }) => own.has(String(id)))
      if (page === undefined || mine.length < own.size) return { sortBy, stopped }
      return { sortBy, page, mine, ids: mine.map(({ _id: id }) => String(id)) }
    }
    const looks = await Promise.all(
      fields.map(async (field) => ({
        field,
        up: await sorted(field),
        down: await sorted(`-${field}`),
      })),
    )
    const known = looks.filter(({ up }) => up.page !== undefined)
    // By which fields a list can be sorted is not shown: one that is sorted by is enough.
    const rising = known.filter(({ up, field }) => inOrder(texts(up.mine ?? [], field), field))
    const [best = known[0]] = rising
    if (best?.up.page === undefined) {
      for (const one of [ascending, descending, bySeveral])
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
      for (const one of [descending, bySeveral])
        undecided(one, 'The list is not sorted at all.', { dependsOn: ascending })
      return
    }

    const falls = ({ up, down, field }: (typeof rising)[number]): boolean => {
      const [upward, downward] = [up, down].map(({ mine = [] }) => texts(mine, field))
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

    const texted = rising.filter(({ field }) => field !== 'priority')
    if (texted.length < 2)
      return undecided(bySeveral, 'No two fields were found by which the list is sorted.')
    const { page, mine, stopped } = await sorted('contextName,type')
    const answer = page ?? stopped
    if (answer === undefined) return undecided(bySeveral, 'The list was not to be had.')
    const due = created
      .map(([letter, contextName]) => `${contextName} ${stem}${letter}`)
      .toSorted()
      .join(', ')
    const met = (mine ?? []).map((item) => `${item['contextName']} ${item['type']}`).join(', ')
    verify(bySeveral, answer).that({
      holds: met === due,
      expected: due,
      actual: page === undefined ? `status ${answer.status}` : met,
      pointer: '/_embedded/items',
      whole: true,
    })
  },
})
