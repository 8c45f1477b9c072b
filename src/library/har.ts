/** A header field of a HAR. */
interface HarHeader {
  readonly name: string
  readonly value: string
}

/** One request and its answer in a HAR. */
export interface HarEntry {
  /** RFC 3339. */
  readonly startedDateTime?: string
  /** Milliseconds. */
  readonly time?: number
  readonly request: {
    readonly method: string
    /** Absolute. */
    readonly url: string
    readonly headers: readonly HarHeader[]
    readonly postData?: { readonly text?: string }
  }
  readonly response: {
    /** 0 where none came. */
    readonly status: number
    readonly headers: readonly HarHeader[]
    readonly content?: { readonly text?: string; readonly encoding?: string }
  }
}

/** An HTTP Archive 1.2, as browsers and proxies write it; only what is needed of it. */
export interface Har {
  readonly log: { readonly entries: readonly HarEntry[] }
}
