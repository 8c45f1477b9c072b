import { hrefsOf, identify } from '../../../src/scenario/index.js'
import { assumeLinkedApart } from './assume-linked-apart.js'
import type { Needs, Publication, Wanted } from './publication.js'
import { publishAndRead } from './publish-and-read.js'

/**
 * Publishes a message and looks what comes of it. A notification is for one subscription: lists that share
 * one are not those of their subscriptions, and tell nothing else.
 *
 * @throws Undecided when it is not accepted, or the lists are not those of their subscriptions
 */
export async function publishAndWatch(stage: Needs, wanted: Wanted): Promise<Publication> {
  const { giveUp } = stage
  const publication = await publishAndRead(stage, wanted)
  const seen = new Set<string>()
  for (const items of publication.came.values()) {
    if (items.some((item) => seen.has(identify(item))))
      giveUp(
        'One notification is in the lists of two subscriptions.',
        'let each subscription have a list of its own',
      )
    for (const item of items) seen.add(identify(item))
    const named = new Set(items.flatMap((item) => hrefsOf(item, 'svc:subscription')))
    if (named.size > 1)
      giveUp(
        'The list of one subscription holds notifications of two.',
        'let each subscription have a list of its own',
      )
  }
  const { came, lists, answer } = publication
  const arrived = [...came].map(([of, items]) => ({ list: lists.get(of) ?? answer, items }))
  assumeLinkedApart(stage, arrived, 'messages.notification.link-subscription')
  return publication
}
