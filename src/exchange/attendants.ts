import type { Arrival, Attendant } from './delivery.js'

/** All who attend to one listener. */
export interface Attendants {
  add(attendant: Attendant): void
  /** Who decides on an arrival. */
  of(arrival: Arrival): Attendant
}

/** Answers while nobody attends: the target is not to call again. */
const nobody: Attendant = {
  knows: () => false,
  reply: () => ({ kind: 'status', status: 204 }),
  ended: () => undefined,
}

/**
 * Nobody attends yet. An arrival is for whoever knows it; what nobody knows is shown to all, and the one who came last
 * decides.
 */
export function openAttendants(): Attendants {
  const all: Attendant[] = []
  const everybody = (last: Attendant): Attendant => ({
    ...last,
    reply: (arrival) => {
      for (const one of all) if (one !== last) void one.reply(arrival)
      return last.reply(arrival)
    },
    ended: (...told) => all.forEach((one) => one.ended(...told)),
  })
  return {
    add: (attendant) => void all.push(attendant),
    of: (arrival) => {
      const last = all.at(-1)
      return all.find((one) => one.knows(arrival)) ?? (last ? everybody(last) : nobody)
    },
  }
}
