import type { JsonObject } from '../alterations/change-json.js'
import { changeInstances } from './change-instances.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

/** Leaves out a link that is always there. */
export const missingLink: Operator = (contract) =>
  tested(contract, 'carried').map(({ id, home, origin: { schema, relation }, operations }) => ({
    name: defectName('missing-link', `${home.name} ${schema} ${relation}`),
    sentence: `Each ${schema} is answered without the link ${relation}.`,
    breaks: [id],
    response: changeInstances(operations, schema, (instance) => {
      const { [relation]: left, ...links } = (instance['_links'] ?? {}) as JsonObject
      return left === undefined ? undefined : { ...instance, _links: links }
    }),
  }))
