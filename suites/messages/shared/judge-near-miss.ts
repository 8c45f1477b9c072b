import {
  identify,
  type Item,
  often,
  type Sender,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { isOneOf } from './is-one-of.js'

/** A filter, its value, and what a list that it narrows holds. */
interface Narrowing {
  readonly parameter: 'subscription' | 'topic'
  readonly value: string
  readonly items: readonly Item[]
}

/**
 * Judges that what is a part of the identifier of a subscription or a topic, or is longer by a letter, does not select its
 * notifications. It may be refused, or be that of another one.
 */
export async function judgeNearMiss(
  sender: Sender,
  verification: Verification,
  list: 'getPullNotifications' | 'getDeliveryQueue',
  { parameter, value, items }: Narrowing,
): Promise<void> {
  const letters = [...value]
  const begun = letters.slice(0, -1).join('')
  if (begun === '') return
  const isOfIt = isOneOf(...items.map(identify))
  const selectsNone = async (other: string): Promise<boolean> => {
    const answer = await sender.send(list, { query: { [parameter]: other } })
    if (answer.status !== 200) return false
    return verification(answer).holdsNo(`notification of the ${parameter} ${value}`, isOfIt)
  }
  for (const longer of [`${value}${letters.at(-1) ?? ''}`, `${letters[0]}${value}`])
    await selectsNone(longer)
  // Without their first digit, numbers may be the same number.
  if (!value.startsWith('0')) await selectsNone(letters.slice(1).join(''))
  await someTimes(() => selectsNone(begun), often)
}
