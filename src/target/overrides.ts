import type { SafetyLevel } from '../terms/safety-level.js'

/** What the command line says; it goes before the profile. */
export interface Overrides {
  readonly baseUrl?: string
  readonly allow?: SafetyLevel
  readonly concurrency?: number
}
