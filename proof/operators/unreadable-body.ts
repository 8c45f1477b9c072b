import { responseFor } from '../../src/contract/response-for.js'
import type { Defect } from '../defect.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

/** Stops in the middle of a body, or, once in each interface, sends a list where an object is due. */
export const unreadableBody: Operator = (contract) =>
  tested(contract, 'body').flatMap(({ id, home, operations: [operation] }) => {
    if (operation === undefined) return []
    const defect = (fault: string, sentence: string, spoil: (body: string) => string): Defect => ({
      name: defectName(fault, id),
      sentence: `${operation.id} ${sentence}.`,
      breaks: [id],
      response: alterAnswers([operation], async (response) => {
        const { status, headers } = response
        const types = responseFor(operation, status)?.mediaTypes ?? []
        if (response.body === null || !types.some((one) => /\bjson\b/.test(one))) return undefined
        return new Response(spoil(await response.text()), { status, headers })
      }),
    })
    const cut = defect('cut-body', 'stops in the middle of each body', (body) =>
      body.slice(0, body.length / 2),
    )
    const listed = defect('listed-body', 'puts each body into a list', (body) => `[${body}]`)
    return operation === home.operations[0] ? [cut, listed] : cut
  })
