import type { Operation } from '../../src/contract/operation.js'
import { responseFor } from '../../src/contract/response-for.js'
import type { Defect } from '../defect.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { tested } from './tested.js'

/** Says of bodies that they are something else, or, once in each interface, does not say what they are. */
export const wrongMediaType: Operator = (contract) =>
  tested(contract, 'media-type').flatMap(({ id, home, operations: [operation] }) => {
    if (operation === undefined) return []
    const defect = (fault: string, sentence: string, mediaType: string | undefined): Defect => ({
      name: defectName(fault, id),
      sentence: `${operation.id} ${sentence}.`,
      breaks: [id],
      response: alterAnswers([operation], (response) => relabelled(operation, response, mediaType)),
    })
    const wrong = defect(
      'wrong-media-type',
      'says of every body that it is a web page',
      'text/html',
    )
    const missing = defect('missing-media-type', 'does not say what its bodies are', undefined)
    return operation === home.operations[0] ? [wrong, missing] : wrong
  })

function relabelled(
  operation: Operation,
  { status, headers: old, body }: Response,
  mediaType: string | undefined,
): Response | undefined {
  if (body === null || responseFor(operation, status) === undefined) return undefined
  const headers = new Headers(old)
  if (mediaType === undefined) headers.delete('content-type')
  else headers.set('content-type', mediaType)
  return new Response(body, { status, headers })
}
