import { responseFor } from '../../src/contract/response-for.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

const candidates = [418, 302, 206]

/**
 * Refuses with a status that is documented nowhere; where it may be that nobody is refused, answers everybody so.
 */
export const wrongStatus: Operator = (contract) =>
  tested(contract, 'status').flatMap(({ id, operations: [operation] }) => {
    const status = candidates.find((one) => operation && responseFor(operation, one) === undefined)
    if (operation === undefined || status === undefined) return []
    const meant = ({ status: answered, ok }: Response): boolean =>
      (answered >= 400 && answered < 500) || (ok && !operation.secured)
    return {
      name: defectName('wrong-status', id),
      sentence: `${operation.id} ${operation.secured ? 'refuses' : 'answers'} with a status that is not documented for it, ${status}.`,
      breaks: [id],
      response: alterAnswers([operation], (response) =>
        meant(response) ? new Response(null, { status }) : undefined,
      ),
    }
  })
