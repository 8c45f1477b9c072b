import { type Answer, hrefsOf, type Item, type LawStage } from '../../../src/scenario/index.js'

/** Links of a relation, with the resource or the item that carries each. */
export const linksIn = (answer: Answer, place: 'body' | 'items', relation: string) =>
  (place === 'body' ? [answer.json as Item] : answer.items).flatMap((holder) =>
    hrefsOf(holder, relation).map((href) => ({ answer, holder, href })),
  )

/** Of many links, four at most are followed: the first and the last one, the last of the first page, and one that is drawn. */
export function some<T extends { readonly answer: Answer }>(
  found: readonly T[],
  random: LawStage['random'],
): readonly T[] {
  const inFirst = found.filter(({ answer }) => answer === found[0]?.answer).length
  const chosen = [0, inFirst - 1, random(Math.max(found.length, 1)), found.length - 1]
  return found.filter((_link, at) => chosen.includes(at))
}
