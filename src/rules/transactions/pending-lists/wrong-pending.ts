import type { LateRemark } from '../../rule.js'
import {
  belongsTo,
  isBefore,
  isHeldSo,
  type KnownPending,
  lacks,
  surround,
} from './known-pending.js'
import type { PendingList } from './pending-list.js'

/**
 * Holds each list against what is known of the transactions, and against another answer to the same query: where the
 * two differ, and what is known agrees with the other one, this one is wrong.
 *
 * @param requirementOf the requirement that a list contradicts, if there is one
 */
export const wrongPending = (
  known: KnownPending,
  requirementOf: (list: PendingList, isThere: boolean) => string | undefined,
): readonly LateRemark[] =>
  known.lists.flatMap((list) => {
    const alike = known.alike.get(list.key) ?? []
    const [id, isThere = false] = alike.length < 2 ? [] : firstWrong(list, alike, known)
    const requirement = requirementOf(list, isThere)
    if (id === undefined || requirement === undefined) return []
    const [expected, actual] = isThere
      ? [`a list without ${id}, as before or after`, 'a list that holds it']
      : [`${id}, as before or after`, 'a list without it']
    const remark = { requirement, verdict: 'fail', expected, actual, pointer: list.at } as const
    return [{ exchange: list.span.number, remark }]
  })

type Wrong = readonly [id?: string, isThere?: boolean]

function firstWrong(list: PendingList, alike: readonly PendingList[], known: KnownPending): Wrong {
  const lists = alike.filter((one) => one !== list)
  const without = (id: string) => lists.filter(({ isWhole, items }) => isWhole && !items.has(id))
  const holding = (id: string) => lists.filter(({ isWhole, items }) => isWhole && items.has(id))
  /** Its hold apart, what a transaction is does not change: the answers before and after tell whether it belongs. */
  const isSo = (id: string, due: boolean, others: readonly PendingList[]): boolean => {
    const belongs = belongsTo(list, id, known)
    const isSteady = belongs === undefined && isHeldSo(list, id, known) === true
    return belongs === due || (isSteady && surround(others, list))
  }
  const strange = [...list.items.keys()].find((id) => {
    const others = without(id)
    // What is not pending yet, or not any more, is rightly in no other list.
    const isLacking = (one: PendingList): boolean => lacks(one, id, known.sights.get(id) ?? [])
    return others.length > 0 && isSo(id, false, others.filter(isLacking))
  })
  if (strange !== undefined) return [strange, true]
  if (!list.isWhole) return []
  const held = new Set(lists.flatMap(({ items }) => [...items.keys()]))
  const missing = [...held].find(
    (id) => !list.items.has(id) && isSettled(id, list, lists, known) && isSo(id, true, holding(id)),
  )
  return missing === undefined ? [] : [missing, false]
}

/**
 * Whether it was pending all the time, for so long before that each list could have held it, and for so long afterwards
 * that no list held it still.
 */
function isSettled(
  id: string,
  list: PendingList,
  alike: readonly PendingList[],
  { sights }: KnownPending,
): boolean {
  const seen = sights.get(id) ?? []
  const isOld = seen.some(({ span }) => span.to + list.settleTime <= list.span.from)
  const wasThere = alike.some(({ items, span }) => items.has(id) && isBefore(span, list.span))
  const isStill = seen.some(({ span }) => list.span.to + list.settleTime <= span.from)
  return surround(seen, list) && isStill && (isOld || wasThere)
}
