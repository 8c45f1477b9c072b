import { changeHoldings } from '../../../src/reference/books/change-holdings.js'
import type { Liberty } from '../../liberty.js'

const because =
  'A hook is a call that the owner names; what it does is nothing that the documents say.'

const isLate = /^(?:clock|push-endpoint|session-expiry)/

/** Targets of which the hooks do not do all that they are called for. */
const liberties: readonly Liberty[] = [
  {
    name: 'hooks-late',
    sentence:
      'The hooks for the clock, the push endpoint and sessions answer at once, and act a moment later.',
    because,
    behaviour: ({ hooked }, timer) => ({
      hooked: (hook, act) =>
        isLate.test(hook) ? void timer(40, () => hooked(hook, act)) : hooked(hook, act),
    }),
  },
  {
    name: 'hooks-clock-half',
    sentence: 'The hook puts the clock forward by half of what it was to.',
    because,
    behaviour: () => ({ clockAdvance: (milliseconds) => milliseconds / 2 }),
  },
  {
    name: 'hooks-clock-still',
    sentence: 'The hook does not put the clock forward.',
    because,
    behaviour: () => ({ clockAdvance: () => 0 }),
  },
  ...['session-expiry', 'rate-limit'].map((still): Liberty => ({
    name: `hooks-${still}-still`,
    sentence: `The hook ${still} does nothing.`,
    because,
    behaviour: ({ hooked }) => ({
      hooked: (hook, act) => (hook === still ? undefined : hooked(hook, act)),
    }),
  })),
  {
    name: 'hooks-outage-still',
    sentence: 'The hook outage does nothing, and no account is there whose core is down.',
    because,
    behaviour: ({ books, hooked }) => ({
      books: (before) =>
        changeHoldings(books(before), (holding) =>
          holding.account.core === 'down' ? undefined : holding,
        ),
      hooked: (hook, act) => (hook === 'outage' ? undefined : hooked(hook, act)),
    }),
  },
]

export default liberties
