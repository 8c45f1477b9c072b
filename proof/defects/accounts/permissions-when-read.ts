import { changeItems } from '../../alterations/change-items.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Permissions that an account is read with, and that its list does not tell. */
const defects: readonly Defect[] = [
  {
    name: 'permissions-when-read-to-view',
    sentence: 'A caller who gets an account from getAccount is told that they may view it.',
    breaks: ['accounts.listAccounts.items-agree'],
    response: changeItems({ operations: ['getAccount'], statuses: [200] }, (account) => ({
      ...account,
      allows: { ...(account['allows'] as JsonObject), view: true },
    })),
  },
]

export default defects
