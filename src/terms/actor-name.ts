/** Actors who send with credentials; `anonymous` sends without and always exists. */
export const actorNames = ['customer', 'otherCustomer', 'restricted', 'agent', 'admin'] as const

export type ActorName = (typeof actorNames)[number] | 'anonymous'

export const isActorName = (name: string): name is ActorName =>
  name === 'anonymous' || actorNames.some((one) => one === name)
