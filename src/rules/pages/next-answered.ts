import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { namesAspect } from '../names-aspect.js'
import { askedBy } from './asked-by.js'
import { nextPageOf } from './next-page-of.js'
import type { AnsweredExchange, LateRemark, Memory, Rule } from '../rule.js'

const nextAnswers = aspectOf('cursor-paging', 'next-answers')
const filtersKept = aspectOf('cursor-paging-filters', 'filters-kept')

/** The nextPage_url of a page is answered, whichever scenario walks there and by whatever the list is narrowed. */
export const nextAnswered: Rule = {
  id: 'rules/next-answered',
  title: 'The next page that a page of a list leads to is answered',
  file: 'src/rules/pages/next-answered.ts',
  contradicts: namesAspect(nextAnswers, filtersKept),
  remember,
}

/** Refusals that have to do with what is asked for, not with who asks or how often. */
const refusals: readonly number[] = [400, 404, 422]

/** What became of next pages of lists that were asked for by the same parameters. */
interface Followed {
  readonly refused: LateRemark[]
  answered: boolean
}

const most = 4000
const paging = ['start', 'limit']

function remember(contract: Contract): Memory {
  const isPaged = ({ requirement }: Operation): boolean => requirement(nextAnswers) !== undefined
  const names = interfacesWith(contract, isPaged)
  /** By the address of a next page, what became of such ones, and whether it has all filters of the list. */
  const linked = new Map<string, { readonly own: Followed; readonly isKept: boolean }>()
  const followed = new Map<string, Followed>()

  return {
    concerns: ({ interface: name = '' }) => names.has(name),
    look(_exchange, answered) {
      if (answered === undefined || !isPaged(answered.operation)) return []
      const { exchange, response } = answered
      const { url } = exchange.request
      const before = linked.get(askedBy(answered, url))
      if (before !== undefined && response.status === 200) before.own.answered = true
      // What expires meanwhile, another time may have expired.
      if (refusals.includes(response.status) && answered.facts.clock !== 'moved')
        before?.own.refused.push(refusalOf(answered, before.isKept))
      const next = nextPageOf(answered)
      if (next === undefined || linked.size >= most) return []
      const asked = [...new URL(url).searchParams.keys()].toSorted()
      const { searchParams } = new URL(next)
      const required = answered.operation.parameters.filter((one) => one.required)
      const others = [...paging, ...required.map(({ name }) => name)]
      const isKept = asked.every((name) => others.includes(name) || searchParams.has(name))
      const key = [answered.operation.interface, answered.operation.id, ...asked].join(' ')
      const own = followed.get(key) ?? { refused: [], answered: false }
      followed.set(key, own)
      linked.set(askedBy(answered, next), { own, isKept })
      return []
    },
    // One that is refused once may have gone meanwhile, with what it was to hold.
    settle: () =>
      [...followed.values()].flatMap(({ refused, answered }) =>
        answered || refused.length < 2 ? [] : refused.slice(0, 1),
      ),
  }
}

function refusalOf(
  { exchange, operation, response }: AnsweredExchange,
  isKept: boolean,
): LateRemark {
  const requirement = operation.requirement(isKept ? nextAnswers : filtersKept)
  const [expected, actual] = ['the page that the one before leads to', `status ${response.status}`]
  return {
    exchange: exchange.number,
    remark: { requirement, verdict: 'fail', expected, actual, pointer: '' },
  }
}
