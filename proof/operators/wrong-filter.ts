import { aspectOf, type LawAspects } from '../../src/contract/law/law-aspect.js'
import { violatedKeywords } from '../../src/contract/cases/violated-keywords.js'
import { isNode } from '../../src/contract/is-node.js'
import type { Operation, Parameter } from '../../src/contract/operation.js'
import type { Defect } from '../defect.js'
import { alterBodies } from './alter-bodies.js'
import { alterRequests } from './alter-requests.js'
import { defectName } from './defect-name.js'
import { givenValue, giveValue } from './given-value.js'
import { isPlain } from './is-plain.js'
import type { Operator } from './operator.js'
import { isLater, itemsOf, withItems } from './page.js'
import { testedLaw } from './tested-law.js'

type Alteration = Pick<Defect, 'request' | 'response'> & { readonly words: string }
type Alter = (operation: Operation, parameter: Parameter) => Alteration

const listed = (value: string, { separator = ',' }: Parameter): readonly string[] =>
  value.split(separator)

/** Whether it is a single value, and one that the parameter may have. */
function isValid(value: string, parameter: Parameter): boolean {
  const { schema } = parameter
  const { type, items } = schema
  const described = type === 'array' && isNode(items) ? items : schema
  if (type === 'array' && listed(value, parameter).length > 1) return false
  return described['type'] !== 'string' || violatedKeywords(described, value).length === 0
}

/** Whether the whole list is narrowed by one value of a parameter and nothing else, in the biggest page. */
function narrowsWhole(request: Request, operation: Operation, parameter: Parameter): boolean {
  const value = givenValue(request, operation, parameter)
  if (value === undefined || !isValid(value, parameter) || isLater(request)) return false
  // What is asked for anyway is the whole list.
  if (parameter.required && value === parameter.example) return false
  const limit = operation.parameters.find(({ name }) => name === 'limit')
  const biggest = limit?.schema['maximum']
  const asked = new URL(request.url).searchParams
  if (asked.get('limit') !== (biggest === undefined ? null : String(biggest))) return false
  return isPlain(request, operation, [parameter, ...(limit ? [limit] : [])])
}

/** What is wrong with a filter, by the aspect of the law that it breaks. */
const filters: Readonly<Partial<Record<LawAspects['filter'], Alter>>> = {
  matching: (operation, parameter) => ({
    words: 'ignores',
    request: alterRequests(operation, (request) => {
      const value = givenValue(request, operation, parameter)
      if (value === undefined || !isValid(value, parameter)) return undefined
      const other = parameter.required ? parameter.example : undefined
      return value === other ? undefined : giveValue(request, operation, parameter, other)
    }),
  }),
  complete: (operation, parameter) => ({
    words: 'leaves out the first item that matches',
    response: alterBodies([operation], (page, { request, response: { ok } }) => {
      const items = itemsOf(page) ?? []
      if (!ok || !narrowsWhole(request, operation, parameter) || items.length === 0)
        return undefined
      return withItems(page, items.slice(1))
    }),
  }),
  several: (operation, parameter) => ({
    words: 'goes by the first of several values of',
    request: alterRequests(operation, (request) => {
      const values = listed(givenValue(request, operation, parameter) ?? '', parameter)
      // What is refused, such as a value that stands there twice, is another requirement's.
      const isRefused = values.length < 2 || new Set(values).size < values.length
      if (isRefused || !values.every((value) => isValid(value, parameter))) return undefined
      return giveValue(request, operation, parameter, values[0])
    }),
  }),
}

/** Where every one of several values counts, an item that matches the first of them only does not match the filter. */
function alsoBroken(
  aspect: string,
  { requirement }: Operation,
  { name, filter }: Parameter,
): readonly string[] {
  if (aspect !== 'several' || filter?.match !== 'every') return []
  return [requirement(aspectOf('filter', 'matching', name)) ?? []].flat()
}

/** Narrows lists in another way than was requested. */
export const wrongFilter: Operator = (contract) =>
  testedLaw(contract, 'filter').flatMap(({ id, aspect, operation, parameter: name }) => {
    const parameter = operation.parameters.find((one) => one.name === name)
    const alter = filters[aspect]
    if (parameter === undefined || alter === undefined) return []
    const { words, ...change } = alter(operation, parameter)
    return {
      name: defectName('wrong-filter', id),
      sentence: `${operation.id} ${words} ${name}.`,
      breaks: [id, ...alsoBroken(aspect, operation, parameter)],
      ...change,
    }
  })
