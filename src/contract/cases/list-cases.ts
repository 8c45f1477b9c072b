import { articleFor } from '../article-for.js'
import { isNode } from '../is-node.js'
import type { Parameter } from '../operation.js'
import type { CaseSketch } from './described-case.js'
import { sampleText } from './sample-text.js'
import { textCases } from './text-cases.js'
import { violatedKeywords } from './violated-keywords.js'

/** No list that goes into a request is made longer. */
const mostItems = 10_000

/** Refusals of a list: empty, with an item twice, with too many, and with one bad item. */
export function listCases(parameter: Parameter): readonly CaseSketch[] {
  const { name, separator, fixture, schema } = parameter
  const items = isNode(schema['items']) ? schema['items'] : {}
  const { minItems, maxItems, uniqueItems } = schema
  const cases: CaseSketch[] = []
  if (typeof minItems === 'number' && minItems > 0) {
    cases.push({ name: 'empty', values: [''], text: `an empty list of ${name}` })
  }
  if (uniqueItems === true && separator !== undefined) {
    const item = fixture === undefined ? firstItem(parameter) : plain
    const text = `a list of ${name} with the same item twice`
    if (item !== undefined) {
      const other = fixture === undefined ? otherItem(parameter, item) : undefined
      const lists = [[item, item], ...(other === undefined ? [] : [[item, other, item]])]
      const values = lists.map((list) => list.join(separator))
      cases.push({ name: 'duplicate', values, text })
    }
  }
  if (typeof maxItems === 'number' && maxItems < mostItems && separator !== undefined) {
    const many = distinctItems(parameter, maxItems + 1)
    const text = `a list of ${name} with more than ${maxItems} items`
    if (many) cases.push({ name: 'too-many', values: [many.join(separator)], text })
  }
  const place = {
    name,
    forbidden: separator ?? '',
    neverEmpty: true,
    examples: examplesOf(parameter),
  }
  const bad = items['type'] === 'string' ? textCases(items, place) : []
  const first = fixture === undefined ? firstItem(parameter) : plain
  const known = [first, first === undefined ? undefined : otherItem(parameter, first)]
  return [...cases, ...bad.map((one) => ofItem(name, besideKnown(one, known, separator)))]
}

/** Stands for what a plain request has: one that exists, where an invented one would be refused anyway. */
const plain = '{plain}'

/** What separates the values of other lists. */
const separators = [',', '|', ';']

/**
 * What is no item is that beside one that is as well. Two values of an enumeration are none where something else than
 * the separator stands between them.
 */
function besideKnown(
  one: CaseSketch,
  [known, other]: readonly (string | undefined)[],
  separator: string | undefined,
): CaseSketch {
  if (known === undefined || separator === undefined) return one
  const beside = one.values.map((value) => [known, value].join(separator))
  const joined = separators
    .filter((sign) => sign !== separator && other !== undefined)
    .map((sign) => [known, other].join(sign))
  return { ...one, values: [...one.values, ...beside, ...joined] }
}

/** The words and the name of a case of an item, as a case of the list. */
function ofItem(name: string, { name: of, values, text }: CaseSketch): CaseSketch {
  const told = text.replace(
    `${articleFor(name)} ${name} `,
    of === 'unknown-value' ? 'a value ' : 'an item ',
  )
  const prefix = of === 'unknown-value' ? '' : 'item-'
  return { name: `${prefix}${of}`, values, text: `a list of ${name} with ${told}` }
}

function firstItem(parameter: Parameter): string | undefined {
  const items = isNode(parameter.schema['items']) ? parameter.schema['items'] : {}
  const [value] = Array.isArray(items['enum']) ? items['enum'] : []
  return value === undefined ? sampleText(items, examplesOf(parameter)) : String(value)
}

/** Another item of an enumeration. */
function otherItem({ schema }: Parameter, item: string): string | undefined {
  const items = isNode(schema['items']) ? schema['items'] : {}
  const values: readonly unknown[] = Array.isArray(items['enum']) ? items['enum'] : []
  return values.map(String).find((one) => one !== item)
}

/** Items of an allowed form that differ from each other; they name nothing that exists. */
function distinctItems(parameter: Parameter, count: number): readonly string[] | undefined {
  const items = isNode(parameter.schema['items']) ? parameter.schema['items'] : {}
  const sample = firstItem(parameter)
  if (sample === undefined || items['enum'] !== undefined) return undefined
  const digits = String(count).length
  const made = Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(digits, '0')
    return sample.slice(0, Math.max(sample.length - digits, 0)) + number
  })
  return made.every((item) => violatedKeywords(items, item).length === 0) ? made : undefined
}

function examplesOf({ example, separator }: Parameter): readonly string[] {
  return example === undefined ? [] : separator ? example.split(separator) : [example]
}
