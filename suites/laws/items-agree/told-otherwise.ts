import {
  type Answer,
  differingMembers,
  leftOut,
  type Operation,
} from '../../../src/scenario/index.js'

/** How many items are looked into. */
const most = 5

/** Names of items of which a small page says something else than the page that holds them all, or less. */
export function toldOtherwise(
  { by, members, carried }: NonNullable<Operation['itemResource']>,
  { items }: Answer,
  small: readonly Answer[],
): readonly string[] {
  const whole = new Map(items.map((item) => [item[by], item]))
  return small
    .flatMap((page) => page.items)
    .filter((item) => {
      const other = whole.get(item[by])
      if (other === undefined || typeof item[by] !== 'string') return false
      const isOther = differingMembers(item, other).some((one) => members.includes(one))
      return isOther || leftOut(carried, item, other) !== undefined
    })
    .map((item) => String(item[by]))
    .slice(0, most)
}
