import type { Arrival, DeliveryHandler } from './delivery.js'

/** All who attend to one listener. */
export interface DeliveryHandlers {
  add(handler: DeliveryHandler): void
  /** Who decides on an arrival. */
  of(arrival: Arrival): DeliveryHandler
}

/** Answers while nobody attends: the target is not to call again. */
const nobody: DeliveryHandler = {
  knows: () => false,
  reply: () => ({ kind: 'status', status: 204 }),
  ended: () => undefined,
}

/**
 * Nobody attends yet. An arrival is for whoever knows it; what nobody knows is shown to all, and the one who came last
 * decides.
 */
export function openDeliveryHandlers(): DeliveryHandlers {
  const all: DeliveryHandler[] = []
  const everybody = (last: DeliveryHandler): DeliveryHandler => ({
    ...last,
    reply: (arrival) => {
      for (const one of all) if (one !== last) void one.reply(arrival)
      return last.reply(arrival)
    },
    ended: (...told) => all.forEach((one) => one.ended(...told)),
  })
  return {
    add: (handler) => void all.push(handler),
    of: (arrival) => {
      const last = all.at(-1)
      return all.find((one) => one.knows(arrival)) ?? (last ? everybody(last) : nobody)
    },
  }
}
