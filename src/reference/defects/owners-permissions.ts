import { riveraHoldings } from '../books/rivera-holdings.js'
import { changeItems } from '../change-items.js'
import type { Defect } from '../defect.js'

const defect: Defect = {
  name: 'owners-permissions',
  sentence: "getAccount shows the owner's permissions to everybody who may see the account.",
  breaks: ['accounts.allows.current-caller'],
  response: changeItems({ operations: ['getAccount'], statuses: [200] }, (item) => {
    const owners = riveraHoldings.find(({ account }) => account.id === item['id'])
    return owners === undefined ? item : { ...item, allows: owners.allows }
  }),
}

export default defect
