import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import { givenValue } from './given-value.js'
import type { Operator } from './operator.js'
import { refusalOf } from './refusal-of.js'
import { testedLaw } from './tested-law.js'

/** Asks for something that need not be given. */
export const plainRequestRefused: Operator = (contract) =>
  testedLaw(contract, 'service').map(({ id, operation }) => {
    const demanded = operation.parameters.find(
      ({ name, in: place, required }) =>
        place !== 'path' && !required && !operation.alternatives.flat().includes(name),
    ) ?? { name: 'verbose', in: 'query' as const }
    const refusal = refusalOf(operation)
    return {
      name: defectName('plain-request-refused', id),
      sentence: `${operation.id} asks for ${demanded.name}, which need not be given.`,
      breaks: [id],
      response: alterAnswers([operation], ({ ok }, { request }) =>
        ok && givenValue(request, operation, demanded) === undefined ? refusal() : undefined,
      ),
    }
  })
