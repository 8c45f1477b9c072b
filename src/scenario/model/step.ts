/** One request of a sequence, in short. Texts of the target are raw: every reporter escapes them. */
export interface Step {
  /** Number of the exchange. */
  readonly exchange: number
  /** `PUT /text/groups/a/strings/b, If-Match of request 2, {"values":[]}`, below the base URL. */
  readonly request: string
  /** `status 200, ETag "a"` */
  readonly answer: string
  /** What was due, where something was looked at. */
  readonly due?: string
}
