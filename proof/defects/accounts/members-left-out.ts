import { changeItems } from '../../alterations/change-items.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [list: string, holder: string, member: string, ...breaks: readonly string[]]

const rows: readonly Row[] = [
  [
    'listAccounts',
    'product',
    'description',
    'accounts.listAccounts.items-carry',
    'accounts.productReference.description.present',
  ],
  [
    'listAccounts',
    'allows',
    'viewCards',
    'accounts.listAccounts.items-carry',
    'accounts.accountPermissions.viewCards.present',
  ],
  [
    'listEligibleAchAccounts',
    'product',
    'code',
    'accounts.listEligibleAchAccounts.items-carry',
    'accounts.productReference.code.present',
  ],
]

/** Objects of items that lack a member which the account itself shows. */
const defects: readonly Defect[] = rows.map(([list, holder, member, ...breaks]) => ({
  name: `members-left-out-${list}-${member}`,
  sentence: `${list} leaves ${member} out of ${holder} of internal accounts.`,
  breaks,
  response: changeItems({ operations: [list] }, (item) => {
    const { [member]: _left, ...rest } = item[holder] as JsonObject
    return item['location'] === 'internal' ? { ...item, [holder]: rest } : item
  }),
}))

export default defects
