import type { LateRemark, Remark } from '../../rule.js'
import { isBefore, type KnownPending } from './known-pending.js'
import type { PendingList } from './pending-list.js'

/** Requirements that lists contradict by what they tell. */
interface Requirements {
  readonly count: string | undefined
  readonly agree: string | undefined
}

/**
 * What a list tells otherwise than the others: a count that is not that of its items, where another answer to the same
 * query has the right one, and an account that a transaction had neither before nor afterwards.
 */
export const toldOtherwise = (
  known: KnownPending,
  requirementsOf: (list: PendingList) => Requirements,
): readonly LateRemark[] =>
  known.lists.flatMap((list) => {
    const { count, agree } = requirementsOf(list)
    return [
      ...wrongCount(list, known.alike.get(list.key) ?? [], count),
      ...otherAccount(list, known, agree),
    ].map((remark) => ({ exchange: list.span.number, remark }))
  })

function wrongCount(
  list: PendingList,
  alike: readonly PendingList[],
  requirement: string | undefined,
): readonly Remark[] {
  if (!isMiscounted(list) || !alike.some((one) => one.isAll && one.count === one.items.size))
    return []
  const [expected, actual] = [String(list.items.size), String(list.count)]
  return [{ requirement, verdict: 'fail', expected, actual, pointer: '/count' }]
}

const isMiscounted = ({ isAll, count, items }: PendingList): boolean =>
  isAll && count !== undefined && count !== items.size

function otherAccount(
  list: PendingList,
  { sights }: KnownPending,
  requirement: string | undefined,
): readonly Remark[] {
  const other = [...list.accounts].flatMap(([id, account]) => {
    const seen = (sights.get(id) ?? []).filter((one) => one.accounts.has(id))
    const before = seen.findLast((one) => isBefore(one.span, list.span))?.accounts.get(id)
    const after = seen.find((one) => isBefore(list.span, one.span))?.accounts.get(id)
    return before === undefined || before !== after || before === account
      ? []
      : [{ id, account, before }]
  })[0]
  if (other === undefined) return []
  const expected = `that ${other.id} leads to the account ${other.before}, as before and afterwards`
  return [{ requirement, verdict: 'fail', expected, actual: other.account, pointer: list.at }]
}
