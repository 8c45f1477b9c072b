import { changeItems } from '../../alterations/change-items.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const always = ['id', 'title', 'label', 'maskedNumber', 'allows', 'product', 'location']

/** Which operations answer a thing, and the members that it always has. */
const required = {
  account: [['getAccount'], [...always, 'electronicStatements']],
  accountItem: [['listAccounts', 'listEligibleAchAccounts'], always],
  accountBalance: [['listAccountBalances'], ['id', 'incomplete']],
} as const

/** One defect for each member that is always there and is left out. */
const defects: readonly Defect[] = [
  ...Object.entries(required).flatMap(([thing, [operations, members]]) =>
    members.map((member) => ({
      name: `missing-members-${thing}-${member}`,
      sentence: `${operations.join(' and ')} leave out ${member}.`,
      breaks: [`accounts.${thing}.${member}.present`],
      response: changeItems(
        { operations, statuses: [200] },
        ({ [member]: _left, ...rest }) => rest,
      ),
    })),
  ),
  {
    name: 'missing-members-accountBalances-items',
    sentence: 'listAccountBalances gives its balances in a member of another name.',
    breaks: ['accounts.accountBalances.items.present'],
    response: changeJson(
      { operations: ['listAccountBalances'], statuses: [200] },
      ({ items, ...rest }) => ({ ...rest, accountBalances: items }),
    ),
  },
]

export default defects
