import type { SafetyLevel } from '../terms/safety-level.js'
import { isLoopback } from './is-loopback.js'

/** The level for a target whose profile names none: writes only on the own machine. */
export function defaultLevel(baseUrl: string): SafetyLevel {
  return isLoopback(baseUrl) ? 'reversible' : 'observe'
}
