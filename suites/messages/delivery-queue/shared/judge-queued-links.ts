import { hrefsOf, type Item, type Verification } from '../../../../src/scenario/index.js'
import { sameAddress } from '../../shared/same-address.js'
import { sameEntity } from '../../shared/same-entity.js'
import type { Waiting } from '../../shared/waiting-in.js'

/**
 * Judges where links of queued notifications lead, as far as they are there.
 *
 * @param due addresses by relation; undefined where one is not known
 */
export function judgeQueuedLinks(
  verification: Verification,
  queue: Waiting,
  isIt: (item: Item) => boolean,
  due: Readonly<Record<string, string | undefined>>,
): void {
  let told = false
  for (const [relation, address] of Object.entries(due)) {
    const isLinked = (item: Item): boolean => isIt(item) && hrefsOf(item, relation).length > 0
    if (address === undefined || !queue.items.some(isLinked)) continue
    told = true
    const isSame = relation === 'svc:entity' ? sameEntity : sameAddress
    const leadsAway = (item: Item): boolean =>
      isIt(item) && hrefsOf(item, relation).some((href) => !isSame(href, address))
    const what = `notification with a link ${relation} elsewhere than to ${address}`
    verification(queue).holdsNo(what, leadsAway, '_links')
  }
  if (!told)
    verification.undecided(
      `No notification of the queue links to ${Object.keys(due).join(' or ')}.`,
      {
        remedy: 'let a notification of the delivery queue carry its links',
      },
    )
}
