import { isObject } from './is-object.js'
import { isProblem } from './is-problem.js'
import type { Remark, Rule } from './rule.js'

/** Depth of nested problems that is looked at. */
const depth = 16
const form = /\/errors\/[^/?#]+\/v\d+(?:\.\d+)*$/

/**
 * The type of a problem, nested ones included, has the documented form or is about:blank. Decides
 * `accounts.problem.type-form`, and such a row of any other interface.
 */
export const problemType: Rule = {
  id: 'rules/problem-type',
  title: 'The type of a problem names it in the documented form',
  file: 'src/rules/problem-type.ts',
  decides: ({ id }) => id.endsWith('.problem.type-form'),
  judge: ({ operation, mediaType, json }) => {
    if (json.kind !== 'json' || !isProblem(mediaType)) return []
    return remarksOn(json.value, '', `${operation.interface}.problem.type-form`, depth)
  },
}

function remarksOn(problem: unknown, at: string, requirement: string, levels: number): Remark[] {
  if (!isObject(problem) || levels === 0) return []
  const { type, problems } = problem
  const nested = Array.isArray(problems) ? problems : []
  const below = nested.flatMap((one, index) =>
    remarksOn(one, `${at}/problems/${index}`, requirement, levels - 1),
  )
  if (typeof type !== 'string') return below
  if (type === 'about:blank' || form.test(type)) return [{ requirement, verdict: 'pass' }, ...below]
  const expected = 'about:blank, or …/errors/<name>/v<version>'
  return [{ requirement, verdict: 'fail', expected, actual: type, pointer: `${at}/type` }, ...below]
}
