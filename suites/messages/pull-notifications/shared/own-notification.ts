import { identify, type Item } from '../../../../src/scenario/index.js'
import type { Needs, Wanted } from '../../shared/publication.js'
import { publishAndWatch } from '../../shared/publish-and-watch.js'
import type { Waiting } from '../../shared/waiting-in.js'

/** A notification that came for a message of ours. */
export interface OwnNotification {
  readonly id: string
  /** As it stands in the list. */
  readonly item: Item
  readonly subscription: string
  /** The list that it is in. */
  readonly list: Waiting
  /** The list of each subscription, when it had come. */
  readonly lists: ReadonlyMap<string, Waiting>
  /** Notifications of other subscriptions for the same message. */
  readonly siblings: readonly { readonly id: string; readonly subscription: string }[]
}

type Fixtures = Needs['fixtures'] & {
  topic(): Promise<string>
  pullSubscriptions(): Promise<readonly [string, ...string[]]>
  pullSubscriptionUris(): Promise<readonly (string | undefined)[]>
}

/**
 * Publishes a message on the topic of the profile, for a notification to work with; it is taken away at the end.
 *
 * @throws Undecided when none comes
 */
export async function ownNotification(
  stage: Needs & { readonly fixtures: Fixtures },
  more: Partial<Pick<Wanted, 'topic' | 'entity' | 'bodyOf'>> & { readonly awaited?: string } = {},
): Promise<OwnNotification> {
  const [first, ...others] = await stage.fixtures.pullSubscriptions()
  const addresses = await stage.fixtures.pullSubscriptionUris()
  const subscription = more.awaited ?? first
  const { came, lists } = await publishAndWatch(stage, {
    topic: more.topic ?? (await stage.fixtures.topic()),
    entity: more.entity,
    bodyOf: more.bodyOf,
    awaited: more.awaited === undefined ? [first, ...others] : [subscription],
    // Who is entitled to what a message is about is another matter.
    ...(more.entity === undefined && { due: more.awaited === undefined ? addresses : [] }),
  })
  const [item, another] = came.get(subscription) ?? []
  const list = lists.get(subscription)
  if (item === undefined || list === undefined)
    return stage.giveUp(
      'No notification came for a message that was published.',
      'fixtures.messages.deliveryTime',
    )
  if (another !== undefined)
    return stage.giveUp(
      'Several notifications came at once, and do not tell for which message they are.',
      'fixtures.messages.topic, on which no one else publishes',
    )
  if (typeof item['_id'] !== 'string')
    return stage.giveUp(
      'The notification has no identifier.',
      'let a notification show its identifier',
    )
  // Of several that came for another one, none is known to be for our message, and others may take theirs away.
  const siblings = [...came].flatMap(([other, items]) =>
    other === subscription || items.length !== 1
      ? []
      : items.map((one) => ({ id: identify(one), subscription: other })),
  )
  return { id: item['_id'], item, subscription, list, lists, siblings }
}
