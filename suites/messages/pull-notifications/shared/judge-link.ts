import {
  type Answer,
  hrefsOf,
  identify,
  type Verification,
} from '../../../../src/scenario/index.js'
import type { OwnNotification } from './own-notification.js'
import { sameAddress } from '../../shared/same-address.js'
import { sameEntity } from '../../shared/same-entity.js'

/** Judges where a link of a notification of ours leads, in the list and by itself, as far as it is there. */
export function judgeLink(
  verification: Verification,
  own: OwnNotification,
  answer: Answer,
  relation: string,
  address: string,
): void {
  const isSame = relation === 'svc:entity' ? sameEntity : sameAddress
  const leadsThere = (href: string): boolean => isSame(href, address)
  if (linksOf(own, answer, relation).length === 0)
    verification.undecided(`No notification carries the link ${relation}.`, {
      remedy: `add data that carries the link ${relation}`,
    })
  if (hrefsOf(own.item, relation).length > 0)
    verification(own.list).holdsOnly(
      `the notification with a link ${relation} to ${address}`,
      (item) => identify(item) !== own.id || hrefsOf(item, relation).every(leadsThere),
      '_links',
    )
  if (hrefsOf(answer.json, relation).length > 0)
    verification(answer).linksTo(relation, address, leadsThere)
}

/** Addresses to which a notification of ours links, in the list or by itself. */
export const linksOf = (
  own: OwnNotification,
  answer: Answer,
  relation: string,
): readonly string[] => [own.item, answer.json].flatMap((one) => hrefsOf(one, relation))
