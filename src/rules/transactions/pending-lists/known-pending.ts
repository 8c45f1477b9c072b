import type { Span } from '../../memory/span.js'
import type { Narrowed, PendingList } from './pending-list.js'

/** What all answers of a run tell one caller of pending transactions. */
export interface KnownPending {
  readonly lists: readonly PendingList[]
  /** Answers that hold a transaction, by its identifier. */
  readonly sights: ReadonlyMap<string, readonly PendingList[]>
  /** The numbers of their checks, as far as they were read by themselves. */
  readonly checks: ReadonlyMap<string, number>
  /** Answers to one query, whatever the page. */
  readonly alike: ReadonlyMap<string, readonly PendingList[]>
  /** The account of each transaction, where all that show it say the same. */
  readonly accounts: ReadonlyMap<string, string>
}

/** Puts together what answers tell. */
export function knownPending(
  lists: readonly PendingList[],
  checks: ReadonlyMap<string, number>,
): KnownPending {
  const sights = new Map<string, PendingList[]>()
  const alike = new Map<string, PendingList[]>()
  const told = new Map<string, Set<string>>()
  for (const list of lists) {
    add(alike, list.key, list)
    for (const id of list.items.keys()) add(sights, id, list)
    for (const [id, account] of list.accounts)
      told.set(id, (told.get(id) ?? new Set()).add(account))
  }
  const named = new Set(lists.flatMap(namedBy))
  const accounts = [...told].flatMap(([id, [account = '', ...others]]) =>
    others.length === 0 && named.has(account) ? [[id, account] as const] : [],
  )
  return { lists, sights, checks, alike, accounts: new Map(accounts) }
}

/** The identifier of an account is the last part of its address where a list of that account alone shows it so. */
function namedBy({ narrowed, accounts }: PendingList): readonly string[] {
  const { account: [id, ...more] = [] } = narrowed
  const shown = [...accounts.values()]
  const isNamed = more.length === 0 && shown.length > 0 && shown.every((one) => one === id)
  return id !== undefined && isNamed ? [id] : []
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const all = map.get(key)
  if (all === undefined) map.set(key, [value])
  else all.push(value)
}

/** Whether an answer came before a request was sent, or was asked for after its answer. */
export const isBefore = (one: Span, other: Span): boolean => one.number <= other.since

/** Whether some are before and some after. */
export const surround = (some: readonly PendingList[], { span }: PendingList): boolean =>
  some.some((one) => isBefore(one.span, span)) && some.some((one) => isBefore(span, one.span))

/** Whether a transaction belongs to what a list was narrowed to; undefined where that is not known. */
export function belongsTo(list: PendingList, id: string, known: KnownPending): boolean | undefined {
  const { account, checkNumber } = list.narrowed
  const [of, number] = [known.accounts.get(id), known.checks.get(id)]
  const verdicts = [
    account === undefined || (of === undefined ? undefined : account.includes(of)),
    checkNumber === undefined ||
      (number === undefined || Number.isNaN(number)
        ? undefined
        : checkNumber.some(([from, to]) => from <= number && number <= to)),
    isHeldSo(list, id, known),
  ]
  if (verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : true
}

/** Goes by the lists that were narrowed to one state of hold, or to none, before and afterwards. */
export function isHeldSo(list: PendingList, id: string, known: KnownPending): boolean | undefined {
  const { holdState } = list.narrowed
  const seen = known.sights.get(id) ?? []
  const isHeld = seen.some(({ narrowed }) => isOfOne(narrowed) && !isUnheld(narrowed.holdState[0]))
  const isIn = (state: string): boolean =>
    // What has a hold may be selected by “none” as well, or not.
    !(isUnheld(state) && isHeld) &&
    surround(
      seen.filter(({ narrowed }) => isOfOne(narrowed) && narrowed.holdState[0] === state),
      list,
    )
  const isOut = (state: string): boolean =>
    (!isUnheld(state) || isHeld) &&
    surround(
      known.lists.filter((one) => isOfStateAlone(one, state) && lacks(one, id, seen)),
      list,
    )
  // What comes and goes in them tells nothing.
  if (holdState.some((state) => isIn(state) && !isOut(state))) return true
  const isElsewhere = holdState.every((state) => isOut(state) && !isIn(state))
  return surround(seen, list) && isElsewhere ? false : undefined
}

/** Whether a list lacks a transaction that was pending when it was asked for, as it was seen before and afterwards. */
export const lacks = (list: PendingList, id: string, seen: readonly PendingList[]): boolean =>
  list.isWhole && !list.items.has(id) && surround(seen, list)

const isOfOne = ({ holdState }: Narrowed): boolean => holdState.length === 1

const isUnheld = (state: string | undefined): boolean => state === '' || state === 'none'

const isOfStateAlone = ({ narrowed }: PendingList, state: string): boolean =>
  isOfOne(narrowed) &&
  narrowed.holdState[0] === state &&
  narrowed.account === undefined &&
  narrowed.checkNumber === undefined
