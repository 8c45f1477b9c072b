import type { Answer, Sender } from '../../../../src/scenario/index.js'

/** What the address of the next page asks for; undefined for none, or one of another path with parameters of its own. */
export function nextQuery(
  customer: Sender,
  page: Answer,
): Readonly<Record<string, string>> | undefined {
  const next = page.at('/nextPage_url')
  const link = typeof next === 'string' ? customer.linkOf(page, next) : undefined
  if (link?.kind !== 'url') return undefined
  const { pathname, searchParams } = new URL(link.url)
  if (decodeURI(pathname) !== decodeURI(new URL(page.url).pathname)) return undefined
  return Object.fromEntries(searchParams)
}
