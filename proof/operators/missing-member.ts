import { changeInstances } from './change-instances.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

/** Leaves out a member that is always there. */
export const missingMember: Operator = (contract) =>
  tested(contract, 'presence').map(({ id, home, origin: { schema, member }, operations }) => ({
    name: defectName('missing-member', `${home.name} ${schema} ${member}`),
    sentence: `Each ${schema} is answered without ${member}.`,
    breaks: [id],
    group: `missing-member ${home.name} ${schema}`,
    response: changeInstances(operations, schema, ({ [member]: left, ...others }) =>
      left === undefined ? undefined : others,
    ),
  }))
