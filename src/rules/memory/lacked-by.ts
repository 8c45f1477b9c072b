import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import type { LateRemark } from '../rule.js'
import type { ListedItem, Listing } from './listing.js'
import { type Sight, steadyItem } from './steady-item.js'
import { isAbout, type Touch } from './touch.js'

/**
 * What whole lists lack that was there before and afterwards, and that Assay did not change.
 *
 * @param all answers of one list to one caller, in the order in which they came
 * @param moments when resources were last written, by identifier
 */
export function lackedBy(
  all: readonly Listing[],
  changed: readonly Touch[],
  moments: ReadonlyMap<string, number>,
): readonly LateRemark[] {
  const sights = [...sightsIn(all)]
  return all.flatMap((list): readonly LateRemark[] => {
    if (!list.isWhole) return []
    const { span, items, at: pointer, url } = list
    return sights.flatMap(([id, seen]): readonly LateRemark[] => {
      const around = items.has(id) ? undefined : steadyItem(list, seen, moments.get(id) ?? Infinity)
      const [before, after] = around ?? []
      if (before === undefined || after === undefined) return []
      const { item } = before
      // What was asked for later, when the item had been seen again, did nothing to it before.
      const isChanged = changed.some(
        (one) => one.span.since < after.list.span.number && isAbout(one, id, item.hrefs, url),
      )
      const requirement = requirementFor(list, item)
      if (isChanged || requirement === undefined) return []
      const expected = `${id}, which is listed before and after`
      const actual = 'a list without it'
      return [
        {
          exchange: span.number,
          remark: { requirement, verdict: 'fail', expected, actual, pointer },
        },
      ]
    })
  })
}

function sightsIn(all: readonly Listing[]): ReadonlyMap<string, readonly Sight[]> {
  const sights = new Map<string, Sight[]>()
  for (const list of all)
    for (const [id, item] of list.items) {
      const seen = sights.get(id) ?? []
      sights.set(id, seen)
      seen.push({ list, item })
    }
  return sights
}

const rowAbout = (operation: Operation, about: string): string | undefined =>
  operation.requirement({ kind: 'watched', by: 'steadily-listed', about })

/** The requirement that a list contradicts which lacks an item. */
function requirementFor(
  { operation, query }: Listing,
  { contextName }: ListedItem,
): string | undefined {
  const { narrowed, rest } = query
  const [[name = '', value = ''] = [], ...more] = narrowed
  if (narrowed.length === 0)
    return rest === ''
      ? (rowAbout(operation, `${operation.id} ${String(contextName)}`) ??
          rowAbout(operation, operation.id))
      : rowAbout(operation, `${operation.id} ${rest}`)
  // How a search or an order goes with filters is not shown.
  if (rest !== '' && !/^expired=(?:true|false)$/.test(rest)) return undefined
  if (more.length > 0 || rest !== '') return rowAbout(operation, `${operation.id} together`)
  const { separator, filter } = operation.parameters.find((one) => one.name === name) ?? {}
  if (filter !== undefined) {
    const isOne = separator === undefined || !value.includes(separator)
    return operation.requirement(aspectOf('filter', isOne ? 'complete' : 'several', name))
  }
  if (value.includes('/') && name !== 'subscriptionUri')
    return rowAbout(operation, `${operation.id} ${name} address`)
  const about = `${operation.id} ${name}`
  return operation.requirement({ kind: 'watched', by: 'narrowed-to-one', about })
}
