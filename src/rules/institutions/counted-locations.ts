import { interfacesWith } from '../memory/interfaces-with.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { namedInRows } from '../named-in-rows.js'
import type { AnsweredExchange, LateRemark, Memory, Remark, Rule } from '../rule.js'
import type { Contract } from '../../contract/contract.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'counted-locations' } as const

/**
 * Whether a page counts itself or all that was found, its count is no less than its items, and no more where the page is
 * all that was found. Decides `institutions.accessLocations.count-agrees`, and each row that names it.
 */
export const countedLocations: Rule = {
  id: 'rules/counted-locations',
  title: 'The count of a page of locations is that of the page or of the search',
  file: 'src/rules/institutions/counted-locations.ts',
  decides: namedInRows(about),
  judge: (answered) => {
    const counted = countedIn(answered)
    return counted?.isRight ? [{ requirement: counted.requirement, verdict: 'pass' }] : []
  },
  remember,
  remedy: () => 'let a page of locations tell its count',
}

/** One may open or close between counting and listing: that is not so of each page of one sort. */
const fewest = 2

function remember(contract: Contract): Memory {
  const names = interfacesWith(contract, ({ requirement }) => requirement(about) !== undefined)
  const right = new Set<string>()
  const wrong = new Map<string, readonly LateRemark[]>()
  return {
    concerns: (exchange) => names.has(exchange.interface ?? ''),
    look({ number }, answered) {
      const counted = answered && countedIn(answered)
      if (counted === undefined) return []
      const { isRight, isLimit, failure } = counted
      // A page that is full is right as well where each has its limit for a count: only others spare those.
      const sort = isLimit ? `${counted.sort} limit` : counted.sort
      const others = wrong.get(sort) ?? []
      if (isRight) right.add(counted.sort)
      if (isRight && !isLimit) right.add(`${counted.sort} limit`)
      if (isRight) return []
      if (others.length < fewest)
        wrong.set(sort, [...others, { exchange: number, remark: failure }])
      return []
    },
    settle: () =>
      [...wrong].flatMap(([sort, pages]) =>
        right.has(sort) || pages.length < fewest ? [] : pages.slice(0, 1),
      ),
  }
}

interface Counted {
  readonly requirement: string
  /** The same for pages of one operation that are asked for alike. */
  readonly sort: string
  readonly isRight: boolean
  /** Whether the count is the limit of the page. */
  readonly isLimit: boolean
  readonly failure: Remark
}

function countedIn(answered: AnsweredExchange): Counted | undefined {
  const { operation, exchange } = answered
  const requirement = operation.requirement(about)
  const { body, items } = itemsOfPage(answered) ?? {}
  const told = body?.['count']
  if (requirement === undefined || items === undefined || typeof told !== 'number') return undefined
  const { searchParams: query } = new URL(exchange.request.url)
  const isLater = (query.get('start') ?? '') !== ''
  const isWhole = !isLater && (body?.['nextPage_url'] ?? '') === ''
  // How many an empty page stands for is not shown.
  if (items.length === 0) return undefined
  const isRight = told >= items.length && !(isWhole && told > items.length)
  const expected = isWhole ? String(items.length) : `at least ${items.length}`
  const actual = String(told)
  return {
    requirement,
    // What closes may be counted until the count is made anew, but not from the first page on.
    sort: [operation.id, isWhole ? '' : `later ${isLater}`].join(' '),
    isRight,
    isLimit: told === Number(query.get('limit') ?? body?.['limit']),
    failure: { requirement, verdict: 'fail', expected, actual, pointer: '/count' },
  }
}
