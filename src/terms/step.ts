/** One request of a sequence, in short. Texts of the target are raw: every reporter escapes them. */
export interface Step {
  /** Number of the exchange. */
  readonly exchange: number
  /** `PUT /text/groups/a/strings/b, If-Match of request 2`, below the base URL. */
  readonly request: string
  /** What was sent, whole: it is cut once its secrets are replaced. */
  readonly body?: string
  /** `status 200, ETag "a"` */
  readonly answer: string
  /** What was due, where something was looked at. */
  readonly due?: string
}
