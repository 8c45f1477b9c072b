import type { Arrival, DeliveryHandler } from './delivery.js'

/** All who attend to one listener. */
export interface DeliveryHandlers {
  add(handler: DeliveryHandler): void
  /** Who decides on an arrival. */
  of(arrival: Arrival): DeliveryHandler
  /** Tells all of one that was turned away. */
  missed(): void
}

/**
 * Answers while no scenario attends: the target is not to call again. Who takes none but 200 for received would, for as
 * long as the run goes on.
 */
const none: DeliveryHandler = {
  knows: () => false,
  reply: () => ({ kind: 'status', status: 200 }),
  ended: () => undefined,
}

/**
 * No scenario attends yet. An arrival is for the scenario that knows it; what none knows is shown to all, and the one that came last
 * decides.
 */
export function openDeliveryHandlers(): DeliveryHandlers {
  const all: DeliveryHandler[] = []
  const withLast = (last: DeliveryHandler): DeliveryHandler => ({
    ...last,
    reply: (arrival) => {
      for (const one of all) if (one !== last) void one.reply(arrival)
      return last.reply(arrival)
    },
    ended: (...told) => all.forEach((one) => one.ended(...told)),
  })
  return {
    add: (handler) => void all.push(handler),
    missed: () => all.forEach((one) => one.missed?.()),
    of: (arrival) => {
      const last = all.at(-1)
      return all.find((one) => one.knows(arrival)) ?? (last ? withLast(last) : none)
    },
  }
}
