import type { Answer, Item, Verification } from '../../../../src/scenario/index.js'

/** A definition that is an indicator and is not dismissible. */
export const isBoth = (item: Item): boolean =>
  item['indicator'] === true && item['notDismissible'] === true

/**
 * Verifies that what an answer shows is not an indicator and not dismissible at once.
 *
 * @param causes answers to what led to it
 */
export function neverBothFlags(
  verify: Verification,
  answer: Answer,
  ...causes: readonly Answer[]
): void {
  verify(answer, ...causes).tells(
    '/notDismissible',
    'not true, or no indicator',
    (notDismissible) => notDismissible !== true || answer.at('/indicator') !== true,
  )
}
