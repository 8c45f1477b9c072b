import { isObject } from '../is-object.js'
import { lastSegment } from '../memory/last-segment.js'
import { remarksOf } from '../remarks-of.js'
import type { Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'same-resource'

/** Where rows say so, what is read by an identifier shows that identifier, as far as it shows one. */
export const sameResource: Rule = {
  id: `rules/${by}`,
  title: 'What is read by an identifier is the resource that has it',
  file: 'src/rules/links/same-resource.ts',
  contradicts: watchedBy(by),
  judge(answered) {
    const { operation, exchange, response, json } = answered
    if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return []
    const { _id: shown } = json.value
    const asked = lastSegment(exchange.request.url)
    if (typeof shown !== 'string' || shown === '' || shown === asked) return []
    const told = { about: operation.id, expected: asked, actual: shown, pointer: '/_id' }
    return remarksOf(by, answered, [told])
  },
}
