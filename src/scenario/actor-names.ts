/** Who can send, in the order in which a profile lists them. `anonymous` brings no credentials. */
export const actorNames = [
  'customer',
  'otherCustomer',
  'restricted',
  'agent',
  'admin',
  'anonymous',
] as const
