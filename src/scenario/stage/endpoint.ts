import type { Arrival, DeliveryOutcome, Listener, Reply } from '../../exchange/delivery.js'
import { Undecided } from '../undecided.js'
import { deliveryMentions } from './delivery-mentions.js'

/** One call of the target, as a scenario reads it. */
export interface Delivery {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether it came to where a redirect leads. */
  readonly redirected: boolean
  /** Whether a word of ours is anywhere in it. */
  deliveryMentions(word: string): boolean
  /** How it ended; undefined as long as it is being held. */
  readonly ending?: DeliveryOutcome
  /** Number of the exchange, once it has ended. */
  readonly exchange?: number
}

/** How a delivery is answered: at once, or when a scenario decides. */
export type Choice = Reply | { readonly kind: 'hold' }

/** The endpoint of push subscriptions, as long as a scenario listens. */
export interface Endpoint {
  readonly url: string
  /** Where redirects are to lead. */
  readonly redirectUrl: string
  /** Says that deliveries with this word in them are for this endpoint, and no others. */
  claim(word: string): void
  /** Decides how deliveries are answered from now on, and those as well that are being held. */
  answer(choose: (delivery: Delivery) => Choice): void
  /**
   * All that arrived, in this order.
   *
   * @throws Undecided where some were turned away, as there had been so many in the run
   */
  readonly deliveries: readonly Delivery[]
  /** Milliseconds that it makes sense to wait for something. */
  readonly patience: number
}

const redirectPath = '/assay-redirected'

interface Held {
  readonly delivery: Delivery
  readonly resolve: (reply: Reply) => void
}

/** Answers deliveries for one scenario. It accepts every one unless the scenario says otherwise. */
export function openEndpoint(listener: Listener, patience: number, scenario: string): Endpoint {
  const deliveries: { -readonly [member in keyof Delivery]: Delivery[member] }[] = []
  const of = new Map<Arrival, (typeof deliveries)[number]>()
  const held = new Set<Held>()
  const words: string[] = []
  let isComplete = true
  let choose: (delivery: Delivery) => Choice = () => ({ kind: 'status', status: 200 })

  listener.attend({
    scenario,
    knows(arrival) {
      const speaks = deliveryMentions(arrival)
      return words.some(speaks)
    },
    reply(arrival) {
      const delivery = {
        at: arrival.at,
        redirected: arrival.target.split('?')[0]?.endsWith(redirectPath) ?? false,
        deliveryMentions: deliveryMentions(arrival),
      }
      of.set(arrival, delivery)
      deliveries.push(delivery)
      const choice = choose(delivery)
      if (choice.kind !== 'hold') return choice
      return new Promise((resolve) => void held.add({ delivery, resolve }))
    },
    ended(arrival, ending, exchange) {
      Object.assign(of.get(arrival) ?? {}, { ending, exchange })
    },
    missed() {
      isComplete = false
    },
  })

  return {
    url: listener.url,
    redirectUrl: listener.url + redirectPath,
    patience,
    get deliveries() {
      if (isComplete) return deliveries
      throw new Undecided('There were more deliveries in this run than the listener takes.', {
        remedy: 'let the target wait for longer before it tries a delivery again',
      })
    },
    claim: (word) => void words.push(word),
    answer(next) {
      choose = next
      for (const one of held) {
        const choice = choose(one.delivery)
        if (choice.kind === 'hold') continue
        held.delete(one)
        one.resolve(choice)
      }
    },
  }
}
