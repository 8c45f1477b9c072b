import type { Answer } from './answer/answer.js'
import { isGone } from './request/ask-plainly.js'
import { inWriting } from './in-writing.js'
import { isRefusal } from './answer/is-refusal.js'
import type { RunContext } from './run-context.js'
import type { Scenario } from './scenario.js'
import type { Contradiction } from './surprise.js'

interface Stand {
  readonly run: Pick<RunContext, 'redact' | 'surprise'>
  readonly scenario: Pick<Scenario, 'id'>
}

/**
 * Tells that an answer was not as a scenario had reckoned. A permission that is lacking, data that went away since or
 * that are not ready are what a profile may lead to: they are no surprise.
 *
 * @param root requirement that it hangs on
 * @param contradicts what fails for it where nothing else does
 */
export function tellSurprise(
  { run, scenario }: Stand,
  answer: Answer,
  because: string,
  root?: string,
  contradicts?: Contradiction,
): void {
  const { status, operation, exchange } = answer
  if (isRefusal(answer)) return
  if (root === undefined && (status === 202 || isGone(answer))) return
  run.surprise({
    scenario: scenario.id,
    interface: operation.interface,
    operation: operation.id,
    exchange: exchange.number,
    because: inWriting(because, run.redact),
    dependsOn: root,
    contradicts,
  })
}
