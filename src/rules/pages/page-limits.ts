import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { isObject } from '../is-object.js'
import { itemsOfPage, type List } from './items-of-page.js'
import { namesAspect } from '../names-aspect.js'
import type { Remark, Rule } from '../rule.js'

const respected = [aspectOf('cursor-paging', 'limit-respected')]
const reported = [
  aspectOf('cursor-paging', 'limit-reported'),
  aspectOf('offset-paging', 'limit-reported'),
]
const usual = aspectOf('paging-defaults', 'by-cursor')
const aspects = [...respected, ...reported, usual]

/** A page holds no more items than its URL asks for, and tells the size that was used. */
export const pageLimits: Rule = {
  id: 'rules/page-limits',
  title: 'Each page keeps to the limit of its request',
  file: 'src/rules/pages/page-limits.ts',
  contradicts: namesAspect(...aspects),
  judge(answered) {
    const { operation, exchange } = answered
    const list = itemsOfPage(answered)
    if (list === undefined) return []
    const limit = limitOf(exchange.request.url)
    if (limit === undefined)
      return [...judgeUsual(operation, exchange.request.url, list), ...tellsLess(operation, list)]
    const { body: page, items, at } = list
    const { length } = items
    const [size, own] = [respected, reported].map((each) =>
      each.map((one) => operation.requirement(one)).find((one) => one !== undefined),
    )
    const told = page['limit']
    const remarks: Remark[] = []
    if (size !== undefined && length > limit)
      remarks.push({
        requirement: size,
        verdict: 'fail',
        expected: `${limit} items at most`,
        actual: `${length} items`,
        pointer: at,
      })
    if (own === undefined || typeof told !== 'number' || length > limit) return remarks
    // A page that is followed by another is as large as the service makes it; the last one may be short by chance.
    if (!leadsOn(page) && told >= length) return remarks
    const isRight = told >= length && told <= limit
    const expected = `a limit from ${length} (the items of the page) to ${limit} (what was requested)`
    return isRight
      ? remarks
      : [
          ...remarks,
          {
            requirement: own,
            verdict: 'fail',
            expected,
            actual: String(told),
            pointer: '/limit',
          },
        ]
  },
}

/** A first page for which no limit is asked is no bigger than the default; a cursor may bring a limit of its own. */
function judgeUsual(
  operation: Operation,
  url: string,
  { body, items, at }: List,
): readonly Remark[] {
  const requirement = operation.requirement(usual)
  const most = operation.parameters.find(({ name }) => name === 'limit')?.schema['default']
  if (requirement === undefined || typeof most !== 'number' || !URL.canParse(url)) return []
  const { searchParams } = new URL(url)
  if (searchParams.has('limit') || searchParams.get('start')) return []
  const told = body['limit']
  const expected = `at most ${most}`
  const [actual, pointer] =
    items.length > most ? [`${items.length} items`, at] : [String(told), '/limit']
  const isRight = items.length <= most && !(typeof told === 'number' && told > most)
  return isRight ? [] : [{ requirement, verdict: 'fail', expected, actual, pointer }]
}

/** Whatever was requested, the size that was used is none below the number of items. */
function tellsLess(operation: Operation, { body, items }: List): readonly Remark[] {
  const requirement = reported
    .map((one) => operation.requirement(one))
    .find((one) => one !== undefined)
  const told = body['limit']
  if (typeof told !== 'number' || told < 0 || told >= items.length) return []
  const expected = `at least ${items.length}, the items of the page`
  return [{ requirement, verdict: 'fail', expected, actual: String(told), pointer: '/limit' }]
}

/** Whether a page says that another one follows. */
const leadsOn = (page: Readonly<Record<string, unknown>>): boolean => {
  const next = isObject(page['_links']) ? page['_links']['next'] : page['nextPage_url']
  return next !== undefined && next !== null && next !== ''
}

/** The limit that a URL asks for, once; what none at all would mean is not shown. */
function limitOf(url: string): number | undefined {
  if (!URL.canParse(url)) return undefined
  const [given, another] = new URL(url).searchParams.getAll('limit')
  if (given === undefined || another !== undefined || !/^[1-9]\d{0,8}$/.test(given))
    return undefined
  return Number(given)
}
