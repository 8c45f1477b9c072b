import { type Answer, type Verification, whatIsRequired } from '../../../src/scenario/index.js'

/** The refusal of what no caller could do shows nothing. */
export const refusedAsWell = (
  verify: Verification,
  { status, exchange, operation }: Answer,
): void =>
  verify.undecided(`The admin was refused as well: ${status}.`, {
    remedy: status === 401 || status === 403 ? 'actors.admin' : whatIsRequired(operation),
    exchanges: [exchange.number],
  })
