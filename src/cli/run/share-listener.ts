import type { Arrival, DeliveryOutcome, Listener } from '../../exchange/delivery.js'
import type { Clock } from '../../exchange/clock.js'
import type { Recorder } from '../../exchange/recorder.js'
import type { WireOutcome } from '../../exchange/transport.js'
import type { RunContext } from '../../scenario/run-context.js'
import { Undecided } from '../../scenario/undecided.js'
import type { ListenerSettings } from '../../target/listener/listener-settings.js'
import { openListener, type OpenListener } from '../../target/listener/open-listener.js'
import { whyNotListening } from '../../target/listener/why-not-listening.js'

export interface SharedListener extends NonNullable<RunContext['listener']> {
  /** Whether it listens now. */
  isOpen(): boolean
  /** Stops listening, if it ever began to. */
  close(): Promise<void>
}

/** Lends a listener to scenarios: it listens from when the first one asks for it, and records what arrives. */
export function shareListener(
  settings: ListenerSettings,
  recorder: Recorder,
  clock: Clock,
  openIt: typeof openListener = openListener,
): SharedListener {
  let opening: Promise<OpenListener> | undefined
  let url = ''
  const record = (
    arrival: Arrival,
    ending: DeliveryOutcome,
    scenario: string | undefined,
  ): number => {
    const { method, target, headers, body } = arrival
    const purpose = { actor: 'target', scenario }
    const asked = { method, url: absolute(target, url), headers, body }
    return recorder.record(purpose, asked, outcomeOf(ending, clock.now() - arrival.at)).number
  }
  const open = async (): Promise<OpenListener> => {
    try {
      const listener = await openIt(settings, { record, now: clock.now })
      url = listener.url
      return listener
    } catch (error) {
      throw new Undecided(whyNotListening(settings, error), {
        remedy: 'name an address and a free port of this machine under listener',
      })
    }
  }
  return {
    patience: settings.patience,
    open: (): Promise<Listener> => (opening ??= open()),
    isOpen: () => url !== '',
    close: async () => {
      await (await opening?.catch(() => undefined))?.close()
      url = ''
    },
  }
}

const absolute = (target: string, url: string): string =>
  URL.canParse(target, url) ? new URL(target, url).href : url

function outcomeOf(ending: DeliveryOutcome, total: number): WireOutcome {
  const failure = (failure: 'reset' | 'aborted', message: string): WireOutcome => ({
    kind: 'failure',
    failure,
    message,
    total,
  })
  switch (ending.kind) {
    case 'answered':
      return {
        kind: 'response',
        status: ending.status,
        headers: [],
        body: new Uint8Array(),
        head: total,
        total,
      }
    case 'reset':
      return failure('reset', 'the listener broke the connection')
    case 'left':
      return failure('aborted', 'the target did not wait for the answer')
  }
}
