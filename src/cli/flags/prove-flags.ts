import type { SafetyLevel } from '../../terms/safety-level.js'

/** Of `assay prove`. */
export interface ProveFlags {
  readonly defect?: readonly string[]
  /** Of a target whose extensions are proved. */
  readonly profile?: string
  readonly baseUrl?: string
  readonly allow?: SafetyLevel
  readonly interface?: readonly string[]
  /** A commit; true for the last one. */
  readonly changed?: string | true
  /** A number n: each defect is to show in every nth answer only. */
  readonly every?: number
  /** Certifications in which such a defect is looked for. */
  readonly rounds?: number
  readonly workers: number
  readonly apart?: boolean
  readonly verbose?: boolean
}
