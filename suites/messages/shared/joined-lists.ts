import type { Waiting } from './waiting-in.js'

/** Lists of several subscriptions, as one. */
export const joinedLists = ([first, ...others]: readonly Waiting[]): Waiting => {
  if (first === undefined) throw new Error('There is no list to join.')
  const lists = [first, ...others]
  return {
    ...first,
    items: lists.flatMap(({ items }) => items),
    pages: lists.flatMap(({ pages }) => pages),
  }
}
