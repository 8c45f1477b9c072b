import type { JsonObject } from '../alterations/change-json.js'
import { alterBodies } from './alter-bodies.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { changeHolders, relinked } from './relinked.js'
import { testedLaw } from './tested-law.js'

/** Links to where nothing is. */
export const deadLink: Operator = (contract) =>
  testedLaw(contract, 'links').map(({ id, operation, parameter }) => {
    const [place = '', relation = ''] = parameter.split(' ')
    const whose = place === 'body' ? 'an answer' : 'each item'
    return {
      name: defectName('dead-link', id),
      sentence: `In ${whose} of ${operation.id}, the link ${relation} leads to nothing.`,
      breaks: [id],
      response: alterBodies([operation], (body, { response: { ok } }) =>
        ok ? changeHolders(body, place, (holder) => cut(holder, relation)) : undefined,
      ),
    }
  })

/** Somewhere below the same root, so that it is not taken for a link to another server. */
const cut = (holder: JsonObject, relation: string): JsonObject | undefined =>
  relinked(holder, relation, (url) => {
    url.pathname = url.pathname.replace(/^\/[^/]*/, '$&/moved-elsewhere')
  })
