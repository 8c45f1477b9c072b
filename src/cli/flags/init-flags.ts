/** Of `assay init`. */
export interface InitFlags {
  readonly baseUrl?: string
  readonly out: string
  readonly interface?: readonly string[]
  readonly set?: readonly string[]
  readonly yes?: boolean
}
