/** Accounts that a client cannot recognise, as a profile names them under `fixtures.accounts`. */
export interface AccountFixtures {
  /** Where the OpenID Connect configuration stands, as a path. */
  readonly openIdConfiguration: string
  /** The caller's internal accounts without `allows.view`. */
  readonly notViewable: readonly string[]
  /** Balances that are missing at first and there on the first retry. */
  readonly incompleteAtFirst: readonly string[]
  /** Balances that never come. */
  readonly alwaysIncomplete: readonly string[]
  /** Accounts whose balance cannot be fetched. */
  readonly coreDown: readonly string[]
  readonly external: readonly string[]
  readonly ownCustomerId: string
  /** The business that the agent may act for. */
  readonly businessCustomer: string
  /** A business that the agent may not act for. */
  readonly foreignBusiness: string
  /** An account that the customer may not access; absent when the other customer has none. */
  readonly otherCustomersAccount?: string
  /** Internal accounts that customer and agent see with different permissions. */
  readonly sharedWithAgent: readonly string[]
  /** Internal accounts to which customer and other customer gave nicknames that differ. */
  readonly namedTwice: readonly string[]
  readonly achSecCode: string
  /** Some accounts that the customer may view and that allow ACH transfers of that code, and some that do not. */
  readonly achAllowed: readonly string[]
  readonly achNotAllowed: readonly string[]
  /** Some full account numbers, which must not occur in URLs. */
  readonly accountNumbers: readonly string[]
}
