import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

/** Leaves out a header that is documented for a status. */
export const lostHeader: Operator = (contract) =>
  tested(contract, 'header').flatMap(({ id, origin, operations: [operation] }) => {
    const { header, status } = origin
    if (operation === undefined) return []
    const asDue = ({ status: answered }: Response): boolean =>
      String(answered) === status || `${String(answered).charAt(0)}XX` === status.toUpperCase()
    return {
      name: defectName('lost-header', id),
      sentence: `${operation.id} answers with ${status} without ${header}.`,
      breaks: [id],
      group: `lost-header ${operation.interface} ${operation.id}`,
      response: alterAnswers([operation], (response) => {
        if (!asDue(response) || !response.headers.has(header)) return undefined
        const headers = new Headers(response.headers)
        headers.delete(header)
        return new Response(response.body, { status: response.status, headers })
      }),
    }
  })
