import type { JsonObject } from '../alterations/change-json.js'
import { alterAnswers } from './alter-answers.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { isLater, itemsOf } from './page.js'
import { refusalOf } from './refusal-of.js'
import { testedLaw } from './tested-law.js'

/** Refuses each page of a list but the first one, though the list goes on there. */
export const laterPageRefused: Operator = (contract) => {
  const numbered = new Set(
    testedLaw(contract, 'offset-paging').map(({ operation }) => operation.id),
  )
  return testedLaw(contract, 'service').flatMap(({ id, operation }) => {
    if (!numbered.has(operation.id)) return []
    const refusal = refusalOf(operation)
    return {
      name: defectName('later-page-refused', id),
      sentence: `${operation.id} refuses every page but the first one.`,
      breaks: [id],
      response: alterAnswers([operation], async (response, { request }) => {
        if (!response.ok || !isLater(request)) return undefined
        const page = (await response.json()) as JsonObject
        return (itemsOf(page) ?? []).length > 0 ? refusal() : undefined
      }),
    }
  })
}
