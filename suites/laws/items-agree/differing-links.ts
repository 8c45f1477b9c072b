import { hrefsOf, type Item } from '../../../src/scenario/index.js'

/**
 * Relations of which an item of a list and the resource behind it both have one link, and these name different
 * resources. A service may be known by several names and give whole addresses or parts of them, with parameters or
 * without: what stands at the end of the path counts.
 */
export const differingLinks = (
  item: Item,
  resource: Item,
  relations: readonly string[],
): readonly string[] =>
  relations.filter((relation) => {
    const [one = [], other = []] = [item, resource].map((each) =>
      hrefsOf(each, relation).map(endOf),
    )
    return one.length === 1 && other.length === 1 && one[0] !== other[0]
  })

function endOf(href: string): string {
  const base = 'http://target.invalid/'
  if (!URL.canParse(href, base)) return href
  const last = new URL(href, base).pathname.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
