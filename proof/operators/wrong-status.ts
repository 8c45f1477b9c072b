import { responseFor } from '../../src/contract/response-for.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

const candidates = [418, 302, 206]

/**
 * Answers callers without credentials with a status that is documented nowhere; if no credentials are asked for, all callers.
 */
export const wrongStatus: Operator = (contract) =>
  tested(contract, 'status').flatMap(({ id, operations: [operation] }) => {
    const status = candidates.find((one) => operation && responseFor(operation, one) === undefined)
    if (operation === undefined || status === undefined) return []
    const meant = ({ status: answered, ok }: Response): boolean =>
      operation.secured ? answered === 401 : ok || (answered >= 400 && answered < 500)
    return {
      name: defectName('wrong-status', id),
      sentence: `${operation.id} answers ${operation.secured ? 'callers without credentials' : 'every caller'} with a status that is not documented for it, ${status}.`,
      breaks: [id],
      response: alterAnswers([operation], (response) =>
        meant(response) ? new Response(null, { status }) : undefined,
      ),
    }
  })
