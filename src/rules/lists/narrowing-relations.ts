/** Parameters that narrow a list to what has one resource behind a link. */
export const narrowingRelations: Readonly<Record<string, string>> = {
  topic: 'svc:topic',
  subscription: 'svc:subscription',
  subscriptionUri: 'svc:subscription',
}
