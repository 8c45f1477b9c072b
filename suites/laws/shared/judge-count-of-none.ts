import type { Answer, LawStage, Operation, Verification } from '../../../src/scenario/index.js'
import { moreItems } from './more-items.js'

/**
 * Judges a list that shows nothing: it has as many items as it counts.
 *
 * @throws Undecided where it counts some, as nothing is seen of them
 */
export async function judgeCountOfNone(
  stage: LawStage,
  operation: Operation,
  count: Verification,
): Promise<void> {
  const { order, answer } = await stage.plain(operation)
  if (isAsCounted(answer)) return
  const isRight = await count.confirmed(async (compare) => {
    const again = await stage.customer.send(operation.id, order)
    compare(again).tells('/count', 'that there is none', () => isAsCounted(again))
  })
  if (!isRight)
    stage.giveUp(`${operation.id} shows nothing of what it counts.`, moreItems(operation))
}

const isAsCounted = (answer: Answer): boolean => {
  const told = answer.at('/count')
  return answer.items.length > 0 || typeof told !== 'number' || told === 0
}
