import type { Beside } from './publish-several.js'
import type { PushTopic } from './push-topic.js'
import { sameAddress } from './same-address.js'

/** Says something without members. */
export const plainText = (word: string): unknown => `Assay published this: ${word}`

/** Says more than a short column of a store holds. */
export const longObject = (word: string): unknown => ({ text: 'Assay '.repeat(800), word })

/** What is published beside plain messages on a topic: text, for another subscription, and about a resource. */
export async function furtherKinds(
  fixtures: { pushEntitledIfAny(): Promise<PushTopic | undefined> },
  [first, ...others]: readonly [PushTopic, ...PushTopic[]],
): Promise<readonly Beside[]> {
  const second = others.find(({ topic }) => !sameAddress(topic, first.topic))
  const further = [second, await fixtures.pushEntitledIfAny()]
  return [
    { to: first, bodyOf: plainText },
    ...further.flatMap((to) => (to === undefined ? [] : [{ to }])),
  ]
}
