import type { LateRemark } from '../rule.js'
import type { Expiry } from './expiry.js'
import { listRequirement, pagesRequirement, type Wrong } from './list-requirement.js'
import type { ListedItem, Listing } from './listing.js'
import type { Sight } from './steady-item.js'
import { addressesOf, isAbout, type Touch } from './touch.js'

/** What is known of one list that one caller asks for. */
export interface KnownLists {
  /** Its answers, in the order in which they came. */
  readonly all: readonly Listing[]
  /** Where each item was seen, by identifier. */
  readonly sights: ReadonlyMap<string, readonly Sight[]>
  readonly changed: readonly Touch[]
  /** When resources were last written, by identifier. */
  readonly moments: ReadonlyMap<string, number>
  /** Whether resources were expired when they were read by themselves, by identifier. */
  readonly expiries: ReadonlyMap<string, readonly Expiry[]>
  /** Milliseconds by which its clock is behind at most, where its answers tell no time of their own; else none. */
  readonly behind: number
}

/** What a list is wrong about, and what was asked for. */
export interface ListRemark extends LateRemark {
  /** Parameters that narrow the list. */
  readonly parameters: readonly string[]
  /** Of what is wrong with fewer parameters, values and pages, more of them are wrong as well. */
  readonly level: number
}

/** Says that a list is wrong about an item; nothing where Assay may have changed it before it was seen again. */
export function wrongList(
  wrong: Wrong,
  { changed }: KnownLists,
  list: Listing,
  { id, item, seenAgain }: { id: string; item: ListedItem; seenAgain: Listing },
): readonly ListRemark[] {
  const level = levelOf(list)
  const isLater = list.start > 0 && narrowingOf(list).length > 0
  const usual = listRequirement(wrong, list, item)
  const requirement = isLater ? (pagesRequirement(list) ?? usual) : usual
  const addresses = addressesOf(item.hrefs, list.url)
  // What was asked for later, when the item had been seen again, did nothing to it before.
  const isChanged = changed.some(
    (one) => one.span.since < seenAgain.span.number && isAbout(one, id, addresses),
  )
  if (isChanged || requirement === undefined) return []
  const [expected, actual] =
    wrong === 'lacks'
      ? [`${id}, which is listed before and after`, 'a list without it']
      : [`a list without ${id}, as before and after`, 'a list that holds it']
  const remark = { requirement, verdict: 'fail', expected, actual, pointer: list.at } as const
  return [{ exchange: list.span.number, remark, level, parameters: narrowingOf(list) }]
}

/** Leaves out what follows from something simpler that is wrong. */
export const withoutFollowing = (remarks: readonly ListRemark[]): readonly ListRemark[] =>
  remarks.filter(
    ({ level, parameters }) =>
      !remarks.some(
        (one) =>
          one.level < level &&
          one.parameters.length > 0 &&
          one.parameters.every((name) => parameters.includes(name)),
      ),
  )

const narrowingOf = ({ query: { narrowed, rest } }: Listing): readonly string[] => [
  ...narrowed.map(([name]) => name),
  ...rest.split('&').flatMap((one) => (one === '' ? [] : [one.replace(/=.*/, '')])),
]

function levelOf({ operation, start, query: { narrowed, rest, order } }: Listing): number {
  if (start > 0) return 3
  if (narrowed.length > 1 || order !== '' || (narrowed.length > 0 && rest !== '')) return 2
  const [[name = '', value = ''] = []] = narrowed
  const { separator } = operation.parameters.find((one) => one.name === name) ?? {}
  return separator !== undefined && value.includes(separator) ? 1 : 0
}
