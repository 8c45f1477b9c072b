import { often, type Answer, type LawStage, type Operation } from '../../../src/scenario/index.js'
import { laterPages } from '../shared/later-pages.js'

/** Answers that were just given, and the same asked for again. */
export interface Examples {
  /** To a plain request, to those that the suite offers, and later pages of a list. */
  readonly answers: readonly Answer[]
  readonly again: readonly Answer[]
}

export async function examples(stage: LawStage, operation: Operation): Promise<Examples> {
  const { order } = await stage.plain(operation)
  const ask = (one: typeof order) => stage.customer.send(operation.id, one)
  const orders = [order, ...((await stage.capability(operation, 'examples')) ?? [])]
  const answers = await Promise.all(orders.map(ask))
  const [first] = answers
  const later = first === undefined ? [] : await laterPages(stage, operation, first, order)
  const again: Answer[] = []
  while (again.length < often - 1) again.push(await ask(order))
  const served = (all: readonly Answer[]) => all.filter(({ status }) => status === 200)
  return { answers: served([...answers, ...later]), again: served(again) }
}
