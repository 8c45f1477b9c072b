import { aspectOf } from '../contract/law/law-aspect.js'
import { readJson } from '../contract/read-json.js'
import { isObject } from './is-object.js'
import type { Remark, Rule } from './rule.js'

const about = aspectOf('creations', 'shown')

/** The answer to a creation shows what was sent: each text, number and flag that both have at the top. */
export const creationAnswer: Rule = {
  id: 'rules/creation-answer',
  title: 'The answer to a creation shows what was sent',
  file: 'src/rules/creation-answer.ts',
  decides: () => false,
  contradicts: ({ origin }) =>
    origin.kind === 'law' && origin.law === about.law && origin.aspect === about.aspect,
  judge: ({ exchange, operation, response, json }) => {
    const requirement = operation.requirement(about)
    if (requirement === undefined || response.status !== 201 || json.kind !== 'json') return []
    const read = readJson(exchange.request.body?.text ?? '')
    const [sent, shown] = [read.kind === 'json' ? read.value : undefined, json.value]
    if (!isObject(sent) || !isObject(shown)) return []
    return Object.entries(sent).flatMap(([name, value]): readonly Remark[] => {
      const seen = shown[name]
      // What is not shown, or of another type, is another matter; what begins with _ the service chooses.
      if (name.startsWith('_') || typeof value === 'object' || typeof seen !== typeof value)
        return []
      if (seen === value) return [{ requirement, verdict: 'pass' }]
      const [expected, actual] = [value, seen].map((one) => JSON.stringify(one) ?? '')
      if (expected === undefined || actual === undefined) return []
      return [{ requirement, verdict: 'fail', expected, actual, pointer: `/${name}` }]
    })
  },
}
