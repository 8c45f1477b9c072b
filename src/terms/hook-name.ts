/** States of a target that no client can reach by itself: a scenario asks for them, a profile says how to get there. */
export const hookNames = [
  'reset',
  'clock',
  'outage',
  'rateLimit',
  'incompleteBalances',
  'pushEndpoint',
  'sessionExpiry',
] as const

export type HookName = (typeof hookNames)[number]
