import {
  differingMembers,
  type Answer,
  type Item,
  type Operation,
} from '../../../src/scenario/index.js'
import { differingLinks } from './differing-links.js'
import { toldOtherwise } from './told-otherwise.js'

/** How many items are looked into for each reason. */
const most = 5

interface Pages {
  /** Of the list as it is asked for plainly. */
  readonly pages: readonly Answer[]
  /** Other pages, which may hold something else. */
  readonly further: readonly Answer[]
  /** Items that were read by themselves before. */
  readonly read: readonly Item[]
}

/**
 * Names of items that deserve a look: what another page tells otherwise, or holds alone, and what was told otherwise when
 * it was read before.
 */
export function furtherNames(
  itemResource: NonNullable<Operation['itemResource']>,
  { pages, further, read }: Pages,
): readonly string[] {
  const { by, members, links } = itemResource
  const nameOf = (item: Item): string => (typeof item[by] === 'string' ? item[by] : '')
  const listed = new Map(pages.flatMap(({ items }) => items).map((one) => [nameOf(one), one]))
  const [first] = pages
  const others = first === undefined ? [] : toldOtherwise(itemResource, first, further)
  const isOther = (resource: Item): boolean => {
    const item = listed.get(nameOf(resource))
    return (
      item !== undefined &&
      (differingMembers(item, resource).some((one) => members.includes(one)) ||
        differingLinks(item, resource, links).length > 0)
    )
  }
  const aloneIn = ({ items }: Answer) => items.map(nameOf).filter((one) => !listed.has(one))
  const alone = spread([...new Set(further.flatMap(aloneIn))])
  // Kinds may take turns in the order of the list: of each page that has none of those, one is looked into.
  const ofOthers = further
    .map(aloneIn)
    .filter((some) => !some.some((one) => alone.includes(one)))
    .flatMap((some) => some.slice(0, 1))
  const names = [others, read.filter(isOther).map(nameOf), alone, ofOthers]
  return [...new Set(names.flatMap((some) => some.slice(0, most)))].filter((name) => name !== '')
}

/** Some of them, from the first to the last one. */
const spread = (names: readonly string[]): readonly string[] =>
  names.filter((_name, at) => at % Math.ceil(names.length / most) === 0)
