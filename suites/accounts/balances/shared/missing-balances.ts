import { type Answer, balancesShown } from '../../../../src/scenario/index.js'

/** Balances that an incomplete answer shows and marks as missing, where it shows each that was asked for. */
export function missingBalances(
  answer: Answer,
  asked: readonly string[],
): { readonly kind: 'not shown' } | { readonly kind: 'shown'; readonly marked: readonly string[] } {
  const marks = balancesShown(answer.json)
  if (!asked.every((id) => marks.has(id))) return { kind: 'not shown' }
  return { kind: 'shown', marked: asked.filter((id) => marks.get(id)) }
}
