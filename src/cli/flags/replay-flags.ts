import type { SafetyLevel } from '../../terms/safety-level.js'

/** Of `assay replay`. */
export interface ReplayFlags {
  readonly profile?: string
  readonly baseUrl?: string
  readonly allow?: SafetyLevel
  readonly out: string
  readonly color: boolean
}
