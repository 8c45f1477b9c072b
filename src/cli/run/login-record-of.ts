import { Undecided } from '../../scenario/undecided.js'
import type { Profile } from '../../target/profile.js'
import type { LoginRecord } from '../../terms/login-record.js'
import { loginCommandFor } from '../login/login-command-for.js'

/** Looks up what was seen when actors of a profile logged in, by interface; that of the customer comes first. */
export const loginRecordOf =
  ({ loginRecords = [], auth, actors }: Pick<Profile, 'loginRecords' | 'auth' | 'actors'>) =>
  (interfaceName: string): LoginRecord => {
    const own = loginRecords.filter(({ interfaces }) => interfaces?.includes(interfaceName))
    const all = own.length > 0 ? own : loginRecords.filter((one) => one.interfaces === undefined)
    const found = all.find(({ actor }) => actor === 'customer') ?? all[0]
    if (found !== undefined) return found
    const logIn = loginCommandFor('customer')
    const remedy =
      auth === undefined
        ? `npx assay init --client-id … && ${logIn}`
        : actors.customer?.token === undefined
          ? logIn
          : `leave out the token of actors.customer, and log in: ${logIn}`
    throw new Undecided('It needs a log-in that Assay made.', { remedy })
  }
