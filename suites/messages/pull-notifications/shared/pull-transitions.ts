import {
  type Answer,
  identify,
  type Item,
  type Stage,
  withParts,
} from '../../../../src/scenario/index.js'
import { acknowledge } from '../../shared/acknowledge.js'
import { isGivenAgain } from './is-given-again.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { ownMessage } from '../../shared/own-message.js'
import type { PullSequence, PullState, PullTransition } from './pull-state.js'
import { waitingIn } from '../../shared/waiting-in.js'

type Needs = Pick<
  Stage,
  'customer' | 'assume' | 'given' | 'giveUp' | 'random' | 'now' | 'began' | 'eventually'
> & {
  readonly fixtures: { deliveryTime(): Promise<number> }
}

interface Place {
  readonly topic: string
  readonly subscription: string
  /** All notifications that were ever seen there: when they were created, as far as they tell, by their identifiers. */
  readonly known: Map<string, unknown>
}

const most = 4
const othersPublish = ['Others publish on the topic as well.', 'fixtures.messages.topic'] as const

/** Chooses one of the notifications that wait. */
type ChooseNotification = (waiting: readonly string[]) => string | undefined

/** Moves that publish, look, acknowledge and delete. */
export function pullTransitions(stage: Needs, place: Place) {
  const { customer, giveUp, eventually } = stage
  /** What is gone of all sequences. */
  const gone = new Set<string>()

  /** Looks at the list until it is as it is to be, or that has taken too long. */
  const settle = async (sequence: PullSequence, done: (items: readonly Item[]) => boolean) => {
    const parts = withParts(stage, { customer: sequence.aside(customer) })
    const look = async () => (await waitingIn(parts, { subscription: place.subscription })).items
    return eventually(await stage.fixtures.deliveryTime(), look, done)
  }
  const settleWithout = (sequence: PullSequence, id: string) =>
    settle(sequence, (items) => !items.some((item) => identify(item) === id))
  const publish: PullTransition = {
    fits: ({ waiting }) => waiting.length < most,
    async take(state, sequence) {
      const { mark: _, ...json } = ownMessage(stage, place.topic)
      const answer = await sequence.by(customer).send('publishMessage', { json })
      stage.given(answer).status(202)
      const isThere = isOneOf(...state.waiting)
      // An identifier may be given again: then the time tells that it is a new one.
      const isNew = (item: Item): boolean =>
        !isThere(item) && place.known.get(identify(item)) !== (item['createdAt'] ?? null)
      const items = await settle(sequence, (seen) => seen.some(isNew))
      const came = items.filter(isNew).map(identify)
      for (const item of items) place.known.set(identify(item), item['createdAt'] ?? null)
      if (came.length > 1) giveUp(...othersPublish)
      if (came.length === 0 && items.some((item) => gone.has(identify(item))))
        giveUp(
          'An identifier of a notification that is gone is listed, perhaps as that of a new one.',
          'let a notification show when it was created',
        )
      sequence.verify.notificationsListed(answer).that({
        holds: came.length === 1,
        expected: 'a notification for it',
        actual: 'none',
      })
      for (const id of came) gone.delete(id)
      const isAway = (id: string): boolean => !came.includes(id)
      return {
        waiting: [...state.waiting, ...came],
        gone: state.gone.filter(isAway),
        deleted: state.deleted.filter(isAway),
        seen: [],
      }
    },
  }
  const look: PullTransition = {
    fits: ({ seen }) => !seen.includes('list'),
    async take(state, sequence) {
      const parts = withParts(stage, { customer: sequence.by(customer) })
      const read = () => waitingIn(parts, { subscription: place.subscription })
      const isRight = (ids: readonly string[]): boolean =>
        state.waiting.every((id) => ids.includes(id)) && !ids.some((id) => state.gone.includes(id))
      // At one node of a service it may be seen earlier than at another.
      const seen = await eventually(await stage.fixtures.deliveryTime(), read, ({ items }) =>
        isRight(items.map(identify)),
      )
      // What came first for a message may have been for one of others, who took it away again.
      const isStrange = (item: Item): boolean => !place.known.has(identify(item))
      const isLost = state.waiting.some((id) => !seen.items.map(identify).includes(id))
      if (isLost && seen.items.some(isStrange)) giveUp(...othersPublish)
      if (state.waiting.length > 0) sequence.verify.notificationsListed(seen).holds(state.waiting)
      sequence.verify
        .notificationsListed(seen)
        .holdsNo('notification that is gone', isOneOf(...state.gone))
      return { ...state, seen: [...state.seen, 'list'] }
    },
  }
  /** Reads one that waits; where it is lost, the list shows that first. */
  const open = async (state: PullState, id: string, sequence: PullSequence): Promise<Answer> => {
    const order = { path: { notificationId: id } }
    const answer = await sequence.by(customer).send('getPullNotification', order)
    if (answer.status !== 200) await look.take(state, sequence)
    sequence.verify.notificationRead(answer).status(200)
    return answer
  }
  const fetch = (which: ChooseNotification): PullTransition => ({
    fits: ({ waiting, seen }) =>
      which(waiting) !== undefined && !seen.includes(which(waiting) ?? ''),
    async take(state, sequence) {
      const id = which(state.waiting) ?? ''
      const answer = await open(state, id, sequence)
      if (answer.at('/_id') !== undefined) sequence.verify.notificationRead(answer).at('/_id', id)
      return { ...state, seen: [...state.seen, id] }
    },
  })
  const fetchDeleted: PullTransition = {
    fits: ({ deleted, seen }) => deleted.length > 0 && !seen.includes('deleted'),
    async take(state, sequence) {
      const id = state.deleted.at(-1) ?? ''
      const order = { path: { notificationId: id } }
      const answer = await sequence.by(customer).send('getPullNotification', order)
      if (!isGivenAgain(answer, place.known.get(id)))
        sequence.verify.notificationRead(answer).status(404)
      return { ...state, seen: [...state.seen, 'deleted'] }
    },
  }
  const leave = (state: PullState, id: string): Omit<PullState, 'deleted'> => {
    gone.add(id)
    return {
      waiting: state.waiting.filter((one) => one !== id),
      gone: [...state.gone, id],
      seen: [],
    }
  }
  const confirm = (which: ChooseNotification): PullTransition => ({
    fits: ({ waiting }) => which(waiting) !== undefined,
    async take(state, sequence) {
      const id = which(state.waiting) ?? ''
      const answer = await open(state, id, sequence)
      await acknowledge(withParts(stage, { customer: sequence.by(customer) }), answer)
      await settleWithout(sequence, id)
      return { ...state, ...leave(state, id) }
    },
  })
  const remove = (which: ChooseNotification): PullTransition => ({
    fits: ({ waiting }) => which(waiting) !== undefined,
    async take(state, sequence) {
      const id = which(state.waiting) ?? ''
      const order = { path: { notificationId: id } }
      const answer = await sequence.by(customer).send('deleteNotification', order)
      if (answer.status !== 204) await look.take(state, sequence)
      sequence.verify.notificationsListed(answer).status(204)
      await settleWithout(sequence, id)
      return { ...state, ...leave(state, id), deleted: [...state.deleted, id] }
    },
  })
  return { publish, look, fetch, fetchDeleted, confirm, remove }
}
