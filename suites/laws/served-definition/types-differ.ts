import type { Item } from '../../../src/scenario/index.js'

const typesOf = ({ type }: Item): readonly string[] =>
  [type]
    .flat()
    .filter((one) => typeof one === 'string')
    .filter((one) => one !== 'null')

/** Whether two schemas name types of which no value can have both: a number may be an integer. */
export function typesDiffer(one: Item, other: Item): boolean {
  const [mine, theirs] = [typesOf(one), typesOf(other)]
  if (mine.length === 0 || theirs.length === 0) return false
  const widened = (types: readonly string[]) =>
    types.map((it) => (it === 'integer' ? 'number' : it))
  return !widened(mine).some((type) => widened(theirs).includes(type))
}
