/** Of `assay init`. */
export interface InitFlags {
  readonly baseUrl?: string
  readonly out: string
  readonly interface?: readonly string[]
  readonly set?: readonly string[]
  readonly yes?: boolean
  /** At the authorization server. */
  readonly clientId?: string
  /** Root of an authorization server, or its OpenID Connect configuration. */
  readonly loginUrl?: string
  readonly loginOrigin?: readonly string[]
  readonly scope?: readonly string[]
  readonly redirectPort?: number
  readonly apiKey?: string
}
