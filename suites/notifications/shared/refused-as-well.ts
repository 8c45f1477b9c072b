import type { Answer, Verification } from '../../../src/scenario/index.js'

/** The refusal of what no caller could do shows nothing. */
export const refusedAsWell = (verify: Verification, { status, exchange }: Answer): void =>
  verify.undecided(`The admin was refused as well: ${status}.`, {
    remedy: status === 401 || status === 403 ? 'actors.admin' : 'supplements.notifications',
    exchanges: [exchange.number],
  })
