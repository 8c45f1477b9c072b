import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { neverGiven } from '../../contract/never-given.js'
import { itemsOfPage, type List } from './items-of-page.js'
import { namesAspect } from '../names-aspect.js'
import { repeatedItem } from './repeated-item.js'
import type { Failure, Remark, Rule } from '../rule.js'

const [start, end, bareEnd, twice] = [
  aspectOf('cursor-paging', 'own-start'),
  aspectOf('cursor-paging', 'end'),
  aspectOf('cursor-paging', 'bare-end'),
  aspectOf('cursor-paging', 'nothing-twice'),
] as const

/**
 * A page tells its own cursor: not that of its nextPage_url, nor the empty one of the first page, nor one that is longer
 * than a client may send. Its nextPage_url leads on, neither to itself nor back to the first page, and it holds no item twice.
 */
export const pageCursors: Rule = {
  id: 'rules/page-cursors',
  title: 'A page tells its own cursor, leads on, and holds no item twice',
  file: 'src/rules/pages/page-cursors.ts',
  contradicts: namesAspect(start, end, bareEnd, twice),
  judge(answered) {
    const { operation, exchange } = answered
    const list = itemsOfPage(answered)
    if (list === undefined || operation.requirement(twice) === undefined) return []
    const { url } = exchange.request
    const wrong = [
      [operation.bare === true ? bareEnd : end, leadsNowhere(list, url, operation)],
      [twice, repeatedItem(list)],
    ] as const
    return [
      ...judgeStart(list, url, operation),
      ...wrong.flatMap(([about, failure]): readonly Remark[] =>
        failure === undefined
          ? []
          : [{ requirement: operation.requirement(about), verdict: 'fail', ...failure }],
      ),
    ]
  },
}

/** One without items has no cursor of its own to tell. */
function judgeStart({ body, items }: List, url: string, operation: Operation): readonly Remark[] {
  const requirement = operation.requirement(start)
  const told = body['start']
  const [asked, following] = [cursorIn(url, url), cursorIn(body['nextPage_url'], url)]
  const [long] = [following, told].filter((one) => isLonger(one, operation))
  if (requirement !== undefined && long !== undefined) {
    const expected = 'a cursor that is no longer than start may be'
    const pointer = long === following ? '/nextPage_url' : '/start'
    return [
      {
        requirement,
        verdict: 'fail',
        expected,
        actual: `${String(long).length} characters`,
        pointer,
      },
    ]
  }
  if (requirement === undefined || items.length === 0 || typeof told !== 'string') return []
  // A page that leads to itself is right about its own cursor, and wrong about the next one.
  const ofNext = told === following && asked !== following
  const ofFirst = told === '' && isCursor(asked, operation)
  if (ofNext || ofFirst) {
    const expected = `the cursor of this page, not of the ${ofNext ? 'next' : 'first'} one`
    return [{ requirement, verdict: 'fail', expected, actual: told, pointer: '/start' }]
  }
  return following === undefined ? [] : [{ requirement, verdict: 'pass' }]
}

/** What is wrong with a nextPage_url that is empty, or leads to this page or to the first one. */
function leadsNowhere(
  { body }: List,
  url: string,
  { parameters, bare }: Operation,
): Omit<Failure, 'verdict'> | undefined {
  const next = body['nextPage_url']
  if (typeof next !== 'string' || !URL.canParse(next, url)) return undefined
  const [to, from] = [new URL(next, url), new URL(url)]
  // Behind a page of no items stands the same page.
  if (next !== '' && Number(from.searchParams.get('limit') ?? 1) === 0) return undefined
  const [there, here] = [to, from].map(({ searchParams }) => placeIn(searchParams))
  const known = new Set(parameters.map(({ name }) => name))
  // Where the next page is told in another way, its address shows nothing.
  const isOpen =
    to.pathname !== from.pathname || [...to.searchParams.keys()].some((name) => !known.has(name))
  const isBack = there === here || there === placeIn(withoutStart(from.searchParams))
  // Whether one that names nothing may stand on the last page is not said where pages are bare.
  if (next === '' ? bare === true : isOpen || !isBack) return undefined
  return { expected: 'one that leads on, or none', actual: next, pointer: '/nextPage_url' }
}

/** What a query asks for: an empty cursor is that of the first page. */
const placeIn = (query: URLSearchParams): string =>
  [...query]
    .filter(([name, value]) => name !== 'start' || value !== '')
    .map((pair) => pair.join('='))
    .toSorted()
    .join('&')

const withoutStart = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => name !== 'start'))

/** Whether it leads to another page than the first, as far as it can be a cursor at all. */
const isCursor = (asked: string | undefined, operation: Operation): boolean =>
  Boolean(asked) && asked !== neverGiven && !isLonger(asked, operation)

/** Whether it has more characters than a cursor. */
function isLonger(cursor: unknown, { parameters }: Operation): boolean {
  const most = parameters.find(({ name }) => name === 'start')?.schema['maxLength']
  return typeof cursor === 'string' && typeof most === 'number' && cursor.length > most
}

/** The cursor in the address of the next page, where it stands there as such. */
function cursorIn(next: unknown, from: string): string | undefined {
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, from)) return undefined
  const cursors = new URL(next, from).searchParams.getAll('start')
  return cursors.length === 1 ? cursors[0] : undefined
}
