import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { judgeStillActive } from './judge-still-active.js'

/**
 * Some notifications to do something with, and another one, with which nothing is done; undefined where there is one. Of
 * several it is one in the middle: what is done may reach all that were made before, or afterwards.
 */
export function allButOne(all: readonly string[]): {
  readonly ids: readonly string[]
  readonly other?: string
} {
  const middle = Math.floor(all.length / 2)
  return all.length < 2 ? { ids: all } : { ids: all.toSpliced(middle, 1), other: all[middle] }
}

/** Judges that a notification with which nothing was done is still among the active ones of the customer. */
export async function judgeOther(
  stage: Pick<Stage, 'customer' | 'operation' | 'fixtures' | 'given' | 'giveUp'>,
  notOthers: Verification,
  other: string | undefined,
): Promise<void> {
  if (other === undefined)
    return notOthers.undecided('No two notifications of one definition were listed.', {
      remedy: 'let each request create a notification',
    })
  await judgeStillActive(stage, notOthers, other)
}
