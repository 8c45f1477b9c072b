import { isObject } from '../is-object.js'
import { isProblem } from './is-problem.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'

/** Depth of nested problems that is looked at. */
const depth = 16
/** What its rows name it by. */
const about = { kind: 'rule', rule: 'problem-type' } as const
const form = /\/errors\/[^/?#]+\/v\d+(?:\.\d+)*$/

/**
 * The type of a problem, nested ones included, has the documented form or is about:blank. Decides
 * `accounts.problem.type-form`, and each row that names it.
 */
export const problemType: Rule = {
  id: 'rules/problem-type',
  title: 'The type of a problem names it in the documented form',
  file: 'src/rules/answer/problem-type.ts',
  decides: namedInRows(about),
  judge: ({ operation, described, json }) => {
    if (json.kind !== 'json' || !isProblem(described)) return []
    return remarksOn(json.value, '', operation.requirement(about), depth)
  },
}

function remarksOn(
  problem: unknown,
  at: string,
  requirement: string | undefined,
  levels: number,
): Remark[] {
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
