import { identify, type Stage, type Verification } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'
import { askAgain } from './ask-again.js'
import { explainedByPages } from './explained-by-pages.js'
import { isMissing } from './is-missing.js'
import type { HoldList } from './lists-by-hold.js'

type Compare = Parameters<Parameters<Verification['confirmed']>[0]>[0]

/** Judges the list of several states of hold: it has what the list of each has, and nothing of the others. */
export async function judgeSeveralHolds(
  stage: Pick<Stage, 'customer'> & Parameters<typeof explainedByPages>[0],
  compare: Compare,
  some: readonly HoldList[],
  lists: readonly HoldList[],
): Promise<void> {
  const { customer } = stage
  const query = { holdState: some.map(({ state }) => state) }
  const both = await readPending(customer, query, 20)
  if (some.length < lists.length) await askAgain(customer, query)
  if (!compare(both).status(200)) return
  const due = some.flatMap(({ ids }) => ids)
  await explainedByPages(stage, both, isMissing(both, due))
  if (both.end.kind === 'complete') compare(both).holds(due)
  const others = lists.flatMap((one) => (some.includes(one) ? [] : one.ids))
  if (others.length > 0 && both.items.length > 0)
    compare(both).holdsOnly(
      `those whose hold is ${query.holdState.join(' or ')}`,
      (item) => !others.includes(identify(item)),
    )
}
