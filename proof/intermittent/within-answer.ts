import { AsyncLocalStorage } from 'node:async_hooks'

/** Whether a defect shows in the answer that is being given; absent until something is decided otherwise for it. */
interface Answer {
  due?: boolean
}

const answers = new AsyncLocalStorage<Answer>()

/** Does what leads to one answer: a defect that shows now and then shows in all of it, or in nothing of it. */
export const withinAnswer = <T>(work: () => T): T => answers.run({}, work)

/**
 * Tells whether a defect shows now.
 *
 * @param next asked once for each answer; outside of answers, as in what a bank sends by itself, each time
 */
export function isDueWithin(next: () => boolean): boolean {
  const answer = answers.getStore()
  if (answer === undefined) return next()
  answer.due ??= next()
  return answer.due
}
