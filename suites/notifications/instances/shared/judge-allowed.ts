import {
  type Answer,
  assumePermitted,
  type Operation,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'
import { activeList, meant } from '../../shared/active-list.js'

/** Statuses of refusals that may have reasons of their own: an identifier that is not meant, a precondition. */
const explained: readonly number[] = [404, 412, 428]

/**
 * Judges that users can do with a notification what the document lets them do.
 *
 * @param notification its identifier
 * @returns whether it was done; what builds on it is not to be judged otherwise
 */
export async function judgeAllowed(
  stage: Stage,
  verify: Verification,
  { body, parameters }: Operation,
  notification: string,
  answer: Answer,
): Promise<boolean> {
  assumePermitted(stage, answer)
  const { status } = answer
  const done = status >= 200 && status < 300
  const open = (because: string): void =>
    verify.undecided(because, {
      remedy: 'supplements.notifications',
      exchanges: [answer.exchange.number],
    })
  const known = parameters.filter(
    ({ fixture }) => fixture === 'definition' || fixture === 'notification',
  )
  const lacks = parameters.some(
    (one) => one.required && one.example === undefined && !known.includes(one),
  )
  if (!done && (body !== undefined || lacks))
    open('The request may need more than an identifier, which is all that Assay sent.')
  else if (explained.includes(status) && !(await isDenied(stage, notification, answer)))
    open(`The notification was listed, and was answered with ${status}.`)
  else if (!done && (status < 400 || status >= 500))
    open(`It was neither done nor refused: ${status}.`)
  else verify(answer).status('2XX')
  return done
}

/** Whether an answer says of a notification that it does not exist, and it is listed from then on as it was before. */
async function isDenied(stage: Stage, notification: string, answer: Answer): Promise<boolean> {
  if (answer.status !== 404 || answer.at('/_error/type') !== 'notificationRefNotFound') return false
  const active = stage.operation('getActiveNotifications')
  const isListed = async (): Promise<boolean> => {
    const { items } = await activeList(stage, stage.customer)
    return items.some(
      (item) => meant(active, item, 'identifier') === notification || item['_id'] === notification,
    )
  }
  return stage.settled(isListed, (listed) => !listed)
}
