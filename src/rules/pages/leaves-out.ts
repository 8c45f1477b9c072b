import type { Operation } from '../../contract/operation.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { splitAddress } from '../links/split-address.js'
import { isObject } from '../is-object.js'
import type { Page } from './page-of.js'

/**
 * Whether a link names some of the values of a filter that was asked for, and leaves out one that the page itself has an
 * item of: then it leads to another list. Which values say nothing more is not known otherwise.
 *
 * @param name of the filter: items tell it by a member of that name, or by the link `svc:<name>`
 * @param queries of the link, and of the request
 * @param from the address of the page
 */
export function leavesOut(
  { parameters }: Operation,
  name: string,
  queries: readonly [linked: URLSearchParams, asked: URLSearchParams],
  { items }: Pick<Page, 'items'>,
  from: string,
): boolean {
  const separator = parameters.find((one) => one.name === name)?.separator
  if (separator === undefined) return false
  const [linked = [], asked = []] = queries.map((query) =>
    query.getAll(name).flatMap((one) => one.split(separator)),
  )
  if (linked.length === 0 || !linked.every((one) => asked.includes(one))) return false
  const lacking = asked.filter((one) => !linked.includes(one))
  return items.some((item) => {
    if (!isObject(item)) return false
    const [href, ...more] = hrefsIn(item, `svc:${name}`)
    const last = more.length > 0 || href === undefined ? undefined : splitAddress(href, from)?.last
    return lacking.some((one) => one === item[name] || one === last)
  })
}
