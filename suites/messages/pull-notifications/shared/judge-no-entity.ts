import type { Answer, Verification } from '../../../../src/scenario/index.js'
import { linksOf } from './judge-link.js'
import type { OwnNotification } from './own-notification.js'

/** Judges that a notification whose message was about nothing in particular links to no entity. */
export function judgeNoEntity(
  verification: Verification,
  own: OwnNotification,
  answer: Answer,
): void {
  // What is there and empty is no link.
  if (linksOf(own, answer, 'svc:entity').length === 0) verification(answer).status(200)
  else verification(answer).namesNoneOf('/_links', ['svc:entity'])
}
