import { logInAtBank } from '../../src/login/log-in-at-bank.js'
import { createBank } from '../../src/reference/create-bank.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import type { LoginRecord } from '../../src/terms/login-record.js'
import { plant } from '../plant.js'
import type { Variation } from '../variation.js'

let honest: Promise<LoginRecord> | undefined

/**
 * What the customer of a trial saw of the bank at the log-in, which comes before the run: a bank of its own decides as
 * that on trial does. Where nothing is decided otherwise, all banks are alike.
 */
export function logInBefore(variations: readonly Variation[]): Promise<LoginRecord> {
  const others = variations.filter(({ authorization }) => authorization !== undefined)
  if (others.length > 0) return logIn(others)
  return (honest ??= logIn([]))
}

async function logIn(variations: readonly Variation[]) {
  const bank = createBank(plant(variations))
  try {
    return await logInAtBank(bank, {
      baseUrl: 'http://127.0.0.1:4010/api',
      clientId: 'assay',
      password: bankSecrets.REFERENCE_BANK_PASSWORD,
      clock: Date.now,
    })
  } finally {
    bank.close()
  }
}
