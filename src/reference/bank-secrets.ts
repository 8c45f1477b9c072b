/**
 * Credentials of the reference bank: environment variable name to value. They guard made-up
 * accounts that live in memory only, so they are no secrets, though a run treats them as such.
 */
export const bankSecrets: Readonly<Record<BankSecret, string>> = {
  REFERENCE_BANK_API_KEY: 'reference-bank-application-key',
  REFERENCE_BANK_CUSTOMER_TOKEN: 'reference-bank-token-of-the-customer',
  REFERENCE_BANK_OTHER_CUSTOMER_TOKEN: 'reference-bank-token-of-the-other-customer',
  REFERENCE_BANK_RESTRICTED_TOKEN: 'reference-bank-token-without-permission',
  REFERENCE_BANK_AGENT_TOKEN: 'reference-bank-token-of-the-agent',
  REFERENCE_BANK_ADMIN_TOKEN: 'reference-bank-token-of-the-administrator',
  REFERENCE_BANK_PASSWORD: 'reference-bank-password',
  REFERENCE_BANK_CLIENT_SECRET: 'reference-bank-client-secret',
}

type BankSecret =
  | 'REFERENCE_BANK_API_KEY'
  | 'REFERENCE_BANK_CUSTOMER_TOKEN'
  | 'REFERENCE_BANK_OTHER_CUSTOMER_TOKEN'
  | 'REFERENCE_BANK_RESTRICTED_TOKEN'
  | 'REFERENCE_BANK_AGENT_TOKEN'
  | 'REFERENCE_BANK_ADMIN_TOKEN'
  /** Of all users who log in; their user names are those of the actors. */
  | 'REFERENCE_BANK_PASSWORD'
  | 'REFERENCE_BANK_CLIENT_SECRET'
