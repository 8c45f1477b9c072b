import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { namesAspect } from '../names-aspect.js'
import { isBeyondEnd, type Page, pageOf } from './page-of.js'
import { repeatedItem } from './repeated-item.js'
import type { Failure, Remark, Rule } from '../rule.js'

const [start, size, usual, twice] = [
  aspectOf('offset-paging', 'start-echoed'),
  aspectOf('offset-paging', 'limit-respected'),
  aspectOf('paging-defaults', 'by-number'),
  aspectOf('offset-paging-whole', 'nothing-twice'),
] as const
const aspects = [start, size, usual, twice]

/** A page is the one that its URL asks for, says so, and holds no item twice. */
export const numberedPages: Rule = {
  id: 'rules/numbered-pages',
  title: 'Each page is the one that its URL asks for',
  file: 'src/rules/pages/numbered-pages.ts',
  contradicts: namesAspect(...aspects),
  judge(answered) {
    const page = pageOf(answered)
    if (page === undefined) return []
    const { operation } = answered
    return [
      [start, wrongStart(page)] as const,
      [size, tooMany(page)] as const,
      [usual, beyondDefault(page, operation)] as const,
      [twice, repeatedItem(page)] as const,
    ].map(([about, failure]): Remark => ({
      requirement: operation.requirement(about),
      ...(failure === undefined ? { verdict: 'pass' } : { verdict: 'fail', ...failure }),
    }))
  },
}

type Wrong = Omit<Failure, 'verdict'> | undefined

/** One without items has no first one to tell the index of. */
function wrongStart(page: Page): Wrong {
  const { body, items, start: asked } = page
  const told = body['start']
  // What is no index is the fault of the member.
  if (typeof told !== 'number' || told < 0 || told === asked) return undefined
  if (items.length === 0 || isBeyondEnd(page)) return undefined
  return { expected: String(asked), actual: String(told), pointer: '/start' }
}

function tooMany({ items, limit: asked, at }: Page): Wrong {
  if (asked === undefined || asked === 0 || items.length <= asked) return undefined
  return { expected: `${asked} items at most`, actual: `${items.length} items`, pointer: at }
}

/** For which no limit was asked: what it says, and what it holds. */
function beyondDefault({ body, items, limit: asked, at }: Page, { parameters }: Operation): Wrong {
  const given = parameters.find((one) => one.in === 'query' && one.name === 'limit')
  const most = given?.schema['default']
  if (asked !== undefined || typeof most !== 'number') return undefined
  const told = body['limit']
  const expected = `at most ${most}`
  if (items.length > most) return { expected, actual: `${items.length} items`, pointer: at }
  if (typeof told !== 'number' || told <= most) return undefined
  return { expected, actual: String(told), pointer: '/limit' }
}
