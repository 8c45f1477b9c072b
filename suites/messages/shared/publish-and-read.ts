import { type Answer, assumePermitted, identify, type Item } from '../../../src/scenario/index.js'
import { assumeGiven } from './assume-given.js'
import { knownByMark } from './known-by-mark.js'
import { momentsOf } from './moments-of.js'
import { ownMessage } from './own-message.js'
import type { Needs, Publication, Wanted } from './publication.js'
import { removeNotifications } from './remove-notifications.js'
import { type Waiting, waitingIn } from './waiting-in.js'
import { wholeList } from './whole-list.js'
import { type Came, type LookOn, withoutOthers } from './without-others.js'

/**
 * Publishes a message, and looks which notifications come to the lists of subscriptions; takes them away at
 * the end.
 *
 * @throws Undecided when it is not accepted
 */
export async function publishAndRead(stage: Needs, wanted: Wanted): Promise<Publication> {
  const { customer, given, afterwards, eventually } = stage
  const { awaited, others = [], due, count = 1 } = wanted
  const all = due && (await wholeList(stage))
  const before = await listsOf(stage, [...awaited, ...others])
  // A list may be behind, and show what came earlier, or was taken away: that came for no message of this one.
  const seenInAll = await stage.once('notifications that came', async () => new Set<string>())
  const earlier = new Set(seenInAll)
  const cameEarlier = (item: Item): boolean => momentsOf(item).some((one) => earlier.has(one))
  const own = new Map<string, Item>()
  const note = (): void => {
    for (const one of [...own.values()].flatMap(momentsOf)) seenInAll.add(one)
  }
  afterwards((actors) => {
    note()
    return removeNotifications(stage, actors.customer, own.keys(), [...awaited, ...others])
  })
  const { mark, ...message } = ownMessage(stage, wanted.topic, wanted.entity)
  const json = wanted.bodyOf ? { ...message, body: wanted.bodyOf(mark) } : message
  const publish = async (body = json): Promise<Answer> => {
    const answer = await customer.send('publishMessage', { json: body })
    assumePermitted(stage, answer)
    given(answer).status(202)
    return answer
  }
  const { beside } = wanted
  const aside = beside && { ...json, _links: { 'svc:topic': { href: beside } } }
  const [, ...answers] = await Promise.all([
    aside && publish(aside),
    ...Array.from({ length: count }, () => publish()),
  ])
  const answer = answers[0] ?? (await publish())

  let [carriesMark, looks] = [false, 0]
  const look = async (subscriptions: readonly string[]) => {
    const lists = await listsOf(stage, subscriptions)
    carriesMark ||= [...lists.values()].some(({ items }) =>
      items.some((one) => isMarked(mark, one)),
    )
    const came = new Map(
      [...lists].map(([subscription, { items }]) => {
        const known = new Set(before.get(subscription)?.items.map(identify))
        const fresh = items.filter((item) => !known.has(identify(item)) && !cameEarlier(item))
        // Where notifications carry their message, others are for what others published meanwhile.
        return [subscription, carriesMark ? fresh.filter((one) => isMarked(mark, one)) : fresh]
      }),
    )
    for (const item of [...came.values()].flat()) if ('_id' in item) own.set(identify(item), item)
    return { lists, came }
  }
  const time = await stage.fixtures.deliveryTime()
  const first = await eventually(
    time,
    () => look(awaited),
    ({ came }) => {
      const isEnough = [...came.values()].every((items) => items.length >= count)
      // What came first may be for what others published, where notifications do not tell for what they are.
      return isEnough && (carriesMark || (looks += 1) > 1)
    },
  )
  // A new one that is told from it by nothing may stand there as well, where times are told in whole seconds.
  const isHidden = [...first.came].some(([subscription, items]) => {
    const known = new Set(before.get(subscription)?.items.map(identify))
    const shown = first.lists.get(subscription)?.items.filter(cameEarlier) ?? []
    const isLike = (item: Item): boolean =>
      !known.has(identify(item)) && !/\.\d*[1-9]/.test(String(item['createdAt']))
    return items.length < count && shown.some(isLike)
  })
  if (isHidden)
    stage.giveUp(
      'An identifier of a notification that is gone is listed, perhaps as that of a new one.',
      'let a notification show when it was created',
    )
  const isCrowded = ({ came }: Came): boolean =>
    !carriesMark && [...came.values()].some((items) => items.length > count)
  const lookOn: LookOn = (read, isEnough) => eventually(time, read, isEnough)
  const { isBusy, ...left } = isCrowded(first)
    ? await withoutOthers(first, () => look(awaited), lookOn, count)
    : { ...first, isBusy: false }
  const known = await knownByMark(stage, { first, left, mark, count })
  const seen = { lists: left.lists, came: known.came }
  // What others published is theirs to take away.
  for (const id of known.strangers) own.delete(id)
  note()
  if (due && all) await assumeGiven(stage, seen, { due, all, topic: wanted.topic })
  // What came by mistake came no later, but what was published beside it may.
  const further = await eventually(
    aside ? time : 0,
    () => look(others),
    ({ came }) => !aside || [...came.values()].every((items) => items.length > 0),
  )
  const came = new Map([...seen.came, ...further.came])
  return {
    answer,
    came,
    lists: new Map([...seen.lists, ...further.lists]),
    isBusy,
  }
}

const listsOf = async (
  stage: Needs,
  subscriptions: readonly string[],
): Promise<ReadonlyMap<string, Waiting>> =>
  new Map(
    await Promise.all(
      subscriptions.map(
        async (one) => [one, await waitingIn(stage, { subscription: one })] as const,
      ),
    ),
  )

const isMarked = (mark: string, item: Item): boolean => JSON.stringify(item).includes(mark)
