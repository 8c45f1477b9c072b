import type { Exchange } from '../../exchange/exchange.js'
import type { Facts } from '../../rules/rule.js'
import type { Profile } from '../../target/profile.js'
import { settleTimeOf } from '../../target/settle-time-of.js'
import { accountNumbersIn } from './account-numbers-in.js'
import { accountNumbersToFind } from './account-numbers-of.js'

/** Account numbers that are looked for besides those of the profile. */
const mostNumbers = 50

/** What rules know of a target besides its answers: some of it comes to be known while a run goes on. */
export function openFacts(profile: Profile) {
  const given = accountNumbersToFind(profile)
  const accountNumbers = [...given]
  const facts = {
    accountNumbers,
    clock: 'steady' as 'steady' | 'moved',
    clockMovedBy: 0,
    settleTime: (name: string) => settleTimeOf(profile.limits, name),
  } satisfies Facts
  return {
    facts,
    /** Takes down the account numbers that an answer shows. */
    note(exchange: Exchange): void {
      for (const number of accountNumbersIn(exchange))
        if (accountNumbers.length < given.length + mostNumbers && !accountNumbers.includes(number))
          accountNumbers.push(number)
    },
    /** @param milliseconds by which a hook put the clock of the target forward */
    clockMoved(milliseconds: number): void {
      facts.clock = 'moved'
      facts.clockMovedBy += milliseconds
    },
  }
}
