import type { Header } from './exchange.js'

/** Keeps the credentials of requests good while a run goes on. */
export interface Renewal {
  /**
   * The same headers with tokens that have not ended; renewed before, where that is due.
   *
   * @throws Error when a token has ended and cannot be renewed
   */
  fresh(headers: readonly Header[], signal?: AbortSignal): Promise<readonly Header[]>
  /**
   * Of a request that was answered with 401: the headers to send it with once more, if a token in them may have ended
   * before its time; `undefined` where the answer stands.
   *
   * @param wanted what was requested: where that came to nothing once, it is not tried again
   */
  afterRefusal(
    headers: readonly Header[],
    wanted: string,
    signal?: AbortSignal,
  ): Promise<readonly Header[] | undefined>
  /** What was wanted was not answered with 401 the second time. */
  worked(headers: readonly Header[], wanted: string): void
}
