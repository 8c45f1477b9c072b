import {
  alone,
  type BothWays,
  comparePages,
  countsHold,
  isPartOf,
  readBothWays,
  type Stage,
  type Verification,
} from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { idsOf } from './shared/ids-of.js'
import { ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

/** Of the whole list. */
const mostPages = 40

type Query = Readonly<Record<string, string | boolean | readonly string[]>>

export default scenario('The pages of a filtered list of definitions add up to that list', {
  verifies: {
    pages: {
      requirement: 'notifications.getDefinitions.filters-with-pages',
      after: 'notifications.getDefinitions.pages-count',
    },
  },
  safety: 'disruptive',
  touches: [alone('notifications.definitions')],
  requests: 60,
  async steps(stage) {
    const { admin, random, operation, plain, verify, giveUp, settled } = stage
    await plain(operation('getDefinitions'))
    const [one, other] = [ownType(random), ownType(random)]
    const made = await Promise.all([
      ...[1, 2].map(() => createOwn(stage, { type: one, contextName: 'none' })),
      ...[1, 2, 3].map(() => createOwn(stage, { type: other, contextName: 'account' })),
    ])
    const look = (query: Query) => readBothWays(stage, admin, 'getDefinitions', query, mostPages)
    const { all, isStill } = await readUnfiltered(settled, look, made, [one, other])
    if (all.whole.end.kind !== 'complete' || !all.byNumber)
      giveUp(
        'The pages of the list without a filter do not add up, either.',
        'let the pages of the list add up',
      )
    if (!countsHold(all)) return

    // Where the filter itself does nothing, or a field is not one to sort by, nothing is shown.
    const telling = await judgeParts(
      verify.pages,
      () => Promise.all(queriesOf([one, other]).map(look)),
      all,
    )
    if (isStill) await judgeExpired(verify.pages, look, all)
    if (telling === 0)
      giveUp(
        'No filter selects a part of the list that fills two pages.',
        'let a filter select a part of the list',
      )
  },
})

type LookAt = (query: Query) => Promise<BothWays>

/**
 * The list without a filter; where others create and delete all the time, that of our types, which no one else has.
 *
 * @returns whether it is that of all definitions
 */
async function readUnfiltered(
  settled: Stage['settled'],
  look: LookAt,
  made: readonly { readonly id: string }[],
  type: readonly string[],
): Promise<{ readonly all: BothWays; readonly isStill: boolean }> {
  const read = (query: Query) =>
    settled(
      () => look(query),
      ({ whole, byNumber }) => byNumber && made.every(({ id }) => idsOf(whole.items).includes(id)),
    )
  const everyone = await read({})
  const isStill = everyone.byNumber || everyone.whole.end.kind !== 'complete'
  return { all: isStill ? everyone : await read({ type }), isStill }
}

/** Judges lists of what has expired and of what has not: the definitions of others expire as time goes by. */
async function judgeExpired(verify: Verification, look: LookAt, all: BothWays): Promise<void> {
  await verify.confirmed(async (compare) => {
    for (const expired of [true, false]) {
      const narrowed = await look({ expired })
      if (!narrowed.isMoving && isPartOf(narrowed, all)) comparePages(compare, narrowed, all)
    }
  })
}

const queriesOf = (type: readonly string[]): readonly Query[] => {
  const byBoth = { type, contextName: ['account'] }
  const bySeveral = { type, contextName: ['none', 'account'] }
  return [{ type }, byBoth, bySeveral, { ...byBoth, sortBy: 'type', expired: false }]
}

/**
 * Judges lists that are narrowed to types of ours. No one else has definitions of these, but one node of a service may
 * show them earlier than another.
 *
 * @returns how many of them tell something
 */
async function judgeParts(
  verify: Verification,
  read: () => Promise<readonly BothWays[]>,
  all: BothWays,
): Promise<number> {
  let telling = 0
  await verify.confirmed(async (compare) => {
    const parts = (await read()).filter((list) => isPartOf(list, all))
    for (const narrowed of parts) comparePages(compare, narrowed, all)
    telling = parts.length
    return { still: true }
  })
  return telling
}
