import { defaultLimits } from './default-limits.js'
import type { Limits } from './profile.js'

/** Milliseconds that what was written may take until an interface shows it everywhere. */
export function settleTimeOf({ settleTime }: Limits, interfaceName: string): number {
  if (typeof settleTime === 'number') return settleTime * 1000
  const own = Object.hasOwn(settleTime, interfaceName) ? settleTime[interfaceName] : undefined
  return (own ?? Number(defaultLimits.settleTime)) * 1000
}
