import type { Answer, RequestInput, Sender, Stage } from '../../../src/scenario/index.js'
import { fillExample } from './fill-example.js'
import { orderAbout } from './order-about.js'

/** The examples of a request that a supplement gives, by what they show. */
type Purpose = 'withContext' | 'withContextId' | 'withTemplate'

/** What stands for `{user}`, `{contextUri}` and the like in them. */
export interface Wanted {
  readonly user: string
  readonly contextUri?: string
  readonly contextId?: string
  readonly contextUriTemplate?: string
}

/**
 * The request that creates a notification from a definition, as the supplement shows it by an example.
 *
 * @throws Undecided when the supplement gives no such example
 */
export function notificationOrder(
  { operation, giveUp }: Pick<Stage, 'operation' | 'giveUp'>,
  definition: string,
  purpose: Purpose,
  wanted: Wanted,
): RequestInput {
  const create = operation('createNotifications')
  const example = create.body?.examples[purpose]
  if (example === undefined)
    giveUp(
      `The supplement gives no example “${purpose}” of the body of createNotifications.`,
      `give createNotifications an example “${purpose}” in supplements.notifications`,
    )
  return {
    ...orderAbout(create, { definition }),
    json: fillExample(example, { definition, ...wanted }),
  }
}

/** Creates a notification in a context that is given in full. */
export async function createNotification(
  stage: Pick<Stage, 'operation' | 'giveUp'>,
  sender: Sender,
  definition: string,
  wanted: Wanted,
): Promise<Answer> {
  const order = notificationOrder(stage, definition, 'withContext', wanted)
  return sender.send('createNotifications', order)
}
