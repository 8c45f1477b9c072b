/** Flags of `assay login`. */
export interface LoginFlags {
  readonly profile: string
  readonly baseUrl?: string
  readonly browser: boolean
  readonly headless?: boolean
  /** Whether a profile that init began is completed. */
  readonly look: boolean
}

/** Flags of `assay logout`. */
export interface LogoutFlags {
  readonly profile: string
  readonly baseUrl?: string
  readonly all?: boolean
}

/** Flags of `assay token`. */
export interface TokenFlags {
  readonly profile: string
  readonly baseUrl?: string
  readonly interface?: string
  /** Whether a shell is to evaluate what is printed. */
  readonly export?: boolean
}
