import type { Answer, LawStage, Operation } from '../../../src/scenario/index.js'
import { laterPages } from '../shared/later-pages.js'

/** Answers that were just given: to a plain request, to those that the suite offers, and later pages of a list. */
export async function examples(stage: LawStage, operation: Operation): Promise<readonly Answer[]> {
  const { order } = await stage.plain(operation)
  const orders = [order, ...((await stage.capability(operation, 'examples')) ?? [])]
  const answers = await Promise.all(orders.map((one) => stage.customer.send(operation.id, one)))
  const [first] = answers
  const later = first === undefined ? [] : await laterPages(stage, operation, first, order)
  return [...answers, ...later].filter(({ status }) => status === 200)
}
