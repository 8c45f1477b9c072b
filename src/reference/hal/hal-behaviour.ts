/**
 * The bank's decisions about HAL documents, entity tags and numbered pages: those of every interface
 * that has them.
 */
export interface HalBehaviour {
  // ── Documents and their links
  /** URI of a profile, with its version. */
  profile(name: string, version: string): string
  /** As it stands in the document that was requested at `from`. */
  href(target: URL, from: URL): string
  /** Value of Location for a path below the base URL. */
  location(path: string, baseUrl: string): string
  /** `_error.type`. */
  errorType(name: string): string
  /** A date-time, in documents and in errors; milliseconds since 1970. */
  timestamp(at: number): string

  // ── Entity tags (RFC 9110, 8.8 and 13.1)
  /** Entity tag of a representation, quotes and all. */
  entityTag(representation: string, operation: string): string
  /** Whether a reader who sends this If-None-Match has the representation already. */
  hasAlready(ifNoneMatch: string, current: string, operation: string): boolean
  /** Whether a write may go on; `undefined` stands for no If-Match, and for nothing there to match. */
  mayWrite(ifMatch: string | undefined, current: string | undefined, operation: string): boolean

  // ── Numbered pages
  /** Largest page that is given when `limit` was requested; reported in `limit`. */
  numberedPageSize(limit: number, operation: string): number
  /** Index of the first item of a page. */
  pageStart(start: number, operation: string): number
  /** Index at which the next page begins; `undefined` on the last one. */
  nextStart(page: PageFigures, operation: string): number | undefined
  /** Number of items of the whole collection, after filters. */
  count(page: PageFigures, operation: string): number
}

/** What is known of a page when its wrapper is written. */
export interface PageFigures {
  readonly start: number
  /** Page size used. */
  readonly limit: number
  /** Items of this page. */
  readonly size: number
  /** Items that match the filters. */
  readonly matching: number
  /** Items of the collection without filters. */
  readonly whole: number
}
