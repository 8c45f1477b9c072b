import { changeItems } from '../../alterations/change-items.js'
import type { Json, JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  breaks: string,
  permission: string,
  sentence: string,
  given: Json,
  withheld: Json,
]

const rows: readonly Row[] = [
  ['accounts.accountPermissions.transferFrom', 'transferFrom', 'Y or N', 'Y', 'N'],
  ['accounts.accountPermissions.transferTo', 'transferTo', '1 or 0', 1, 0],
  ['accounts.accountPermissions.billPay', 'billPay', 'the text true or false', 'true', 'false'],
  [
    'accounts.accountPermissions.mobileCheckDeposit',
    'mobileCheckDeposit',
    'null when it is not given',
    true,
    null,
  ],
  ['accounts.accountPermissions.view', 'view', 'the text true or false', 'true', 'false'],
  ['accounts.accountPermissions.viewCards', 'viewCards', 'a list of cards', ['all'], []],
  ['accounts.accountPermissions.manageCards', 'manageCards', 'a level from 0 to 2', 2, 0],
]

const operations = ['listAccounts', 'getAccount', 'listEligibleAchAccounts']

/** One defect for each permission of an account that is neither true nor false. */
const defects: readonly Defect[] = rows.map(([breaks, permission, sentence, given, withheld]) => {
  return {
    name: `wrong-permissions-${permission}`,
    sentence: `The permission ${permission} of an account is ${sentence}.`,
    breaks: [breaks],
    response: changeItems({ operations }, (account) => {
      const allows = account['allows'] as JsonObject
      const value = allows[permission] === true ? given : withheld
      return { ...account, allows: { ...allows, [permission]: value } }
    }),
  }
})

export default defects
