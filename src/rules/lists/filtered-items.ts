import { aspectOf } from '../../contract/law/law-aspect.js'
import { enumerated, matchesFilter } from '../../contract/matches-filter.js'
import type { Operation, Parameter } from '../../contract/operation.js'
import { valueAt } from '../../contract/value-at.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { namesAspect } from '../names-aspect.js'
import type { Remark, Rule } from '../rule.js'

/** Every item of a list matches each filter that its request names, however many there are, on every page. */
export const filteredItems: Rule = {
  id: 'rules/filtered-items',
  title: 'A list holds only items that match the filters of its request',
  file: 'src/rules/lists/filtered-items.ts',
  contradicts: namesAspect(aspectOf('filter', 'matching')),
  judge: (answered) => {
    const { operation, exchange } = answered
    const filtered = operation.parameters.filter(({ filter }) => filter !== undefined)
    const list = filtered.length === 0 ? undefined : itemsOfPage(answered)
    if (list === undefined || !URL.canParse(exchange.request.url)) return []
    const { searchParams } = new URL(exchange.request.url)
    return filtered.flatMap((parameter) => {
      const values = valuesIn(searchParams, parameter)
      return values.length === 0 ? [] : judgeItems(operation, parameter, values, list)
    })
  },
}

function judgeItems(
  operation: Operation,
  parameter: Parameter,
  values: readonly string[],
  { at, items }: Pick<NonNullable<ReturnType<typeof itemsOfPage>>, 'at' | 'items'>,
): readonly Remark[] {
  const requirement = operation.requirement(aspectOf('filter', 'matching', parameter.name))
  const verdicts = items.map((item) =>
    isObject(item) ? matchesFilter(item, parameter, values) : undefined,
  )
  const index = verdicts.indexOf(false)
  if (index < 0) return verdicts.includes(true) ? [{ requirement, verdict: 'pass' }] : []
  const member = parameter.filter?.member.replace('/{value}', '') ?? ''
  const seen = valueAt(items[index], member)
  return [
    {
      requirement,
      verdict: 'fail',
      expected: `only items with ${parameter.name} ${values.join(parameter.filter?.match === 'any' ? ' or ' : ' and ')}`,
      actual: typeof seen === 'string' ? seen : JSON.stringify(seen),
      pointer: `${at}/${index}${member}`,
    },
  ]
}

/** The values of a filter that a request gives; none where it is not certain what they select. */
function valuesIn(query: URLSearchParams, parameter: Parameter): readonly string[] {
  const { name, separator } = parameter
  const given = query.getAll(name)
  if (separator !== undefined && given.length > 1) return []
  const values = separator === undefined ? given : given.flatMap((one) => one.split(separator))
  if (parameter.schema['type'] !== 'array' && values.length > 1) return []
  const possible = enumerated(parameter)
  const areValues = values.every((one) => one !== '' && (possible?.includes(one) ?? true))
  return areValues && new Set(values).size === values.length ? values : []
}
