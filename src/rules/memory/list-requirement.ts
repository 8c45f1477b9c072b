import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import type { ListedItem, Listing } from './listing.js'

/** What is wrong with a list: it lacks an item, or holds one that it should not. */
export type Wrong = 'lacks' | 'holds'

/** The requirement that a list contradicts which lacks an item, or holds it. */
export function listRequirement(
  wrong: Wrong,
  { operation, query }: Listing,
  { contextName }: ListedItem,
): string | undefined {
  const { narrowed, rest, order } = query
  const [[name = '', value = ''] = [], ...more] = narrowed
  const isExpiry = /^expired=(?:true|false)$/.test(rest)
  if (order !== '' && (rest === '' || isExpiry) && (narrowed.length > 0 || isExpiry))
    return rowAbout(operation, `${operation.id} together`)
  if (narrowed.length === 0 && rest !== '')
    return rowAbout(operation, `${operation.id} ${wrong === 'holds' ? 'only ' : ''}${rest}`)
  if (narrowed.length === 0)
    return wrong === 'holds'
      ? undefined
      : (rowAbout(operation, `${operation.id} ${String(contextName)}`) ??
          rowAbout(operation, operation.id))
  // How a search goes with filters is not shown.
  if (rest !== '' && !isExpiry) return undefined
  if (more.length > 0 || rest !== '') return rowAbout(operation, `${operation.id} together`)
  const { separator, filter } = operation.parameters.find((one) => one.name === name) ?? {}
  if (filter !== undefined) {
    const isOne = separator === undefined || !value.includes(separator)
    const aspect = wrong === 'holds' ? 'matching' : isOne ? 'complete' : 'several'
    return operation.requirement(aspectOf('filter', aspect, name))
  }
  if (value.includes('/') && name !== 'subscriptionUri')
    return rowAbout(operation, `${operation.id} ${name} address`)
  const about = `${operation.id} ${name}`
  return operation.requirement({ kind: 'watched', by: 'narrowed-to-one', about })
}

/** The requirement that pages of a narrowed list contradict where those that come first do not. */
export const pagesRequirement = ({ operation }: Listing): string | undefined =>
  rowAbout(operation, `${operation.id} pages`)

const rowAbout = (operation: Operation, about: string): string | undefined =>
  operation.requirement({ kind: 'watched', by: 'steadily-listed', about })
