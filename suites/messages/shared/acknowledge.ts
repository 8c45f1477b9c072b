import { type Answer, hrefsOf, type Stage } from '../../../src/scenario/index.js'

/** Statuses that may mean that something was to come along with the request: what it requires is not shown. */
const wanting = [400, 406, 411, 412, 415, 422, 428]

/**
 * POSTs to the link of a notification that acknowledges it: without a body, and where that is refused with an
 * empty object.
 *
 * @param link where it stands; that of the notification by default
 * @throws Undecided when there is no such link, or the target wants something that is not shown
 */
export async function acknowledge(
  { customer, assume, giveUp }: Pick<Stage, 'customer' | 'assume' | 'giveUp'>,
  notification: Answer,
  link?: string,
): Promise<Answer> {
  const [href = ''] = link === undefined ? hrefsOf(notification.json, 'svc:acknowledge') : [link]
  if (link === undefined)
    assume(notification, 'messages.notification.link-acknowledge').linksTo('svc:acknowledge')
  const bare = await customer.act(notification, href)
  const answer = wanting.includes(bare.status)
    ? await customer.act(notification, href, { json: {} })
    : bare
  const { status } = answer
  if (status === 503)
    giveUp(
      'The POST to svc:acknowledge was answered with 503: the target cannot serve it at present.',
      'run again when the target serves requests',
    )
  if (wanting.includes(status) || status === 401 || status === 403 || status >= 500)
    giveUp(
      `The POST to svc:acknowledge was answered with ${status}: what it requires is not shown.`,
      'let svc:acknowledge take a POST without a body',
    )
  return answer
}
