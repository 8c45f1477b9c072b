import { bankTransport } from '../../src/cli/bank-transport.js'
import type { CertifyOptions } from '../../src/cli/run/certify-options.js'
import { embeddedAccounts } from '../../src/cli/run/open-target.js'
import type { Transport } from '../../src/exchange/transport.js'
import type { BankFixtures } from '../../src/reference/books/bank-fixtures.js'
import { createBank } from '../../src/reference/create-bank.js'
import { plant } from '../plant.js'
import { startOfTrials } from '../alterations/start-of-trials.js'
import type { Variation } from '../variation.js'
import { bankDispatcher } from './bank-dispatcher.js'
import { useLightMessages } from './light/light-messages.js'
import { memoryListener } from './memory-listener.js'
import { openTrialClock } from './trial-clock.js'

/** A bank that is there to be certified, and the means to do it. */
export interface BankOnTrial {
  readonly baseUrl: string
  readonly fixtures: BankFixtures
  readonly means: Pick<CertifyOptions, 'clock' | 'transport' | 'dispatcher' | 'openListener'>
  /** Does something during which the time of the bank stands still, if it can. */
  during<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

const baseUrl = 'http://127.0.0.1:4010/api'

/**
 * Opens a bank that answers in this process, under a virtual clock, so that no wait takes real time.
 *
 * @param delay milliseconds that a request and its answer take on their ways; none where it is absent
 * @param within called around all that leads to one answer
 */
export function openBankInMemory(
  variations: readonly Variation[],
  delay?: () => number,
  within: <T>(work: () => T) => T = (work) => work(),
): BankOnTrial {
  const putBack = useLightMessages()
  const clock = openTrialClock(startOfTrials)
  const listener = memoryListener(clock)
  const bank = createBank({
    ...plant(variations),
    extraAccounts: embeddedAccounts,
    clock: clock.now,
    timer: clock.timer,
    callEndpoint: listener.callEndpoint,
  })
  const transport = bankTransport(bank)
  const send: Transport['send'] = (order) => clock.during(() => within(() => transport.send(order)))
  const sendSlowly: Transport['send'] = async (order) => {
    const way = (delay?.() ?? 0) / 2
    await clock.sleep(way)
    const outcome = await send(order)
    await clock.sleep(way)
    // The ways take virtual time, which the transport does not see.
    return outcome.kind === 'response'
      ? { ...outcome, head: outcome.head + 2 * way, total: outcome.total + 2 * way }
      : outcome
  }
  return {
    baseUrl,
    fixtures: bank.fixtures,
    means: {
      clock,
      transport: { ...transport, send: delay === undefined ? send : sendSlowly },
      dispatcher: bankDispatcher(bank, clock),
      openListener: listener.open,
    },
    during: clock.during,
    close: async () => {
      bank.close()
      putBack()
    },
  }
}
