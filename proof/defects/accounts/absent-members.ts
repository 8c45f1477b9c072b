import { changeItems } from '../../alterations/change-items.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const lists = [
  ['listAccounts', 'accounts.listAccounts.pages-end'],
  ['listEligibleAchAccounts', 'accounts.listEligibleAchAccounts.pages-end'],
] as const

/** Members that are said to be absent, and are there. */
const defects: readonly Defect[] = lists.flatMap(([operation, end]) => [
  {
    name: `absent-members-${operation}-statements`,
    sentence: `The items of ${operation} tell whether statements are electronic.`,
    breaks: ['accounts.accountItem.no-electronicStatements'],
    response: changeItems({ operations: [operation], statuses: [200] }, (item) => ({
      ...item,
      electronicStatements: false,
    })),
  },
  {
    name: `absent-members-${operation}-next`,
    sentence: `The last page of ${operation} has an empty nextPage_url.`,
    breaks: [end],
    response: changeJson({ operations: [operation], statuses: [200] }, (page) => ({
      nextPage_url: '',
      ...page,
    })),
  },
])

export default defects
