import { embeddedAccounts } from '../../src/cli/run/open-target.js'
import { serveBank } from '../../src/reference/serve-bank.js'
import { plant } from '../plant.js'
import type { Variation } from '../variation.js'
import { useOwnMessages } from './light/light-messages.js'
import type { BankOnTrial } from './open-bank-in-memory.js'

/** Opens a bank behind a socket, by the system's clock: for what shows itself nowhere else. */
export async function openBankOnTheWire(variations: readonly Variation[]): Promise<BankOnTrial> {
  const putBack = useOwnMessages()
  const bank = await serveBank({ ...plant(variations), extraAccounts: embeddedAccounts })
  const { baseUrl, fixtures, close } = bank
  return {
    baseUrl,
    fixtures,
    means: {},
    during: (work) => work(),
    close: () => close().finally(putBack),
  }
}
