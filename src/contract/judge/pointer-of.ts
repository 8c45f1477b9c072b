import type { Place } from './place.js'

/**
 * JSON Pointer (RFC 6901) from the whole body to a place. Put together only when it is asked for: nearly
 * all places that a judge passes are as they should be.
 */
export function pointerOf({ up, step }: Place): string {
  if (up === undefined) return ''
  const token = typeof step === 'number' ? step : step.replaceAll('~', '~0').replaceAll('/', '~1')
  return `${pointerOf(up)}/${token}`
}
