import type { Stage, Walk } from '../../../../src/scenario/index.js'

type Parts = Pick<Stage, 'giveUp'> & { readonly fixtures: { pagesAddUp(): Promise<boolean> } }

/**
 * Gives up where something is wrong with a list of several pages, and those of the list without a filter do not add up,
 * either. It is asked before anything is compared: what a reading has found wrong by its end counts.
 */
export async function explainedByPages(
  { fixtures, giveUp }: Parts,
  { pages }: Walk,
  isWrong: boolean,
): Promise<void> {
  if (!isWrong || pages.length < 2 || (await fixtures.pagesAddUp())) return
  giveUp(
    'The pages of the list without a filter do not add up, either.',
    'let the pages of the list add up',
  )
}
