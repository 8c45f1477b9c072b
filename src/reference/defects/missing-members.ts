import { changeItems } from '../change-items.js'
import type { Defect } from '../defect.js'

const required = ['id', 'title', 'label', 'maskedNumber', 'allows', 'product', 'location']

/** One defect for each member that an account always has. */
const defects: readonly Defect[] = required.map((member) => ({
  name: `missing-members-account-${member}`,
  sentence: `getAccount leaves out ${member}.`,
  breaks: [`accounts.account.${member}.present`],
  response: changeItems({ operations: ['getAccount'] }, ({ [member]: _left, ...rest }) => rest),
}))

export default defects
