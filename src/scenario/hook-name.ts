/** States that a scenario may ask for; a profile says how the target gets into them. */
export type HookName = 'clock' | 'outage' | 'rateLimit' | 'pushEndpoint' | 'sessionExpiry'
