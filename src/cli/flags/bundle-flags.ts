/** Of `assay bundle`. */
export interface BundleFlags {
  /** Folder of the reports of the run. */
  readonly out: string
  readonly profile?: string
  readonly baseUrl?: string
  /** Who ran it. */
  readonly by?: string
}
