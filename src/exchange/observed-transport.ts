import type { Transport, WireOutcome } from './transport.js'

/** The same transport; `saw` is shown how each request ended, before any other code is. */
export const observedTransport = (
  transport: Transport,
  saw: (outcome: WireOutcome) => void,
): Transport => ({
  async send(request) {
    const outcome = await transport.send(request)
    saw(outcome)
    return outcome
  },
  close: () => transport.close(),
})
