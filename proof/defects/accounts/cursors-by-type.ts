import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'cursors-by-type',
  sentence: 'Each page of the accounts of a type tells the same cursor.',
  breaks: ['accounts.listAccounts.pages-start'],
  response: changeJson(
    { operations: ['listAccounts'], statuses: [200] },
    (page, _response, { url }) =>
      new URL(url).searchParams.has('productType') ? { ...page, start: 'cursor-of-all' } : page,
  ),
}

export default defect
