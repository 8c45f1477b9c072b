import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { betweenAnswers } from '../memory/between-answers.js'
import { listQuery } from '../memory/list-query.js'
import { spanOf } from '../memory/span.js'
import type { Witnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import { type Page, pageOf } from './page-of.js'
import type { AnsweredExchange, Rule } from '../rule.js'

const count = aspectOf('offset-paging-whole', 'count')

/**
 * Whether another page follows is told by the count of a page, by the number of its items, and by its link next. A list
 * may change while a page of it is made, between counting and selecting, so that the count is blamed only where it is
 * another one before and afterwards, and no other page of the run agrees that the list had so many at some time.
 */
export const pageCounts: Rule = {
  id: 'rules/page-counts',
  title: 'The count of a page that is not the usual one agrees with its items and its links',
  file: 'src/rules/pages/page-counts.ts',
  contradicts: namesAspect(count),
  remember: (contract) => {
    const sizes = new Set<string>()
    return betweenAnswers(count, (...one) => note(...one, sizes))(contract)
  },
}

/** @param sizes of each list, those that pages told which agree with their own items and links */
function note(answered: AnsweredExchange, witnesses: Witnesses, sizes: Set<string>): void {
  const { exchange, operation } = answered
  const requirement = operation.requirement(count)
  const page = requirement === undefined ? undefined : pageOf(answered)
  const told = page?.body['count']
  if (page === undefined || typeof told !== 'number') return
  const { key } = listQuery(operation, exchange.request.url)
  const place = [exchange.actor, operation.id, key].join(' ')
  const size = `${place} ${told}`
  if (page.items.length > 0 && !isAtOdds(page, told)) sizes.add(size)
  witnesses.note(place, String(told), spanOf(exchange), (around) => {
    if (around.length === 0 || around.includes(String(told)) || !isAtOdds(page, told))
      return undefined
    if (sizes.has(size)) return undefined
    const expected = `${around.join(' or ')}, as before and afterwards`
    return { requirement, verdict: 'fail', expected, actual: String(told), pointer: '/count' }
  })
}

/** Whether a count says otherwise than the page whether another one follows. */
const isAtOdds = (page: Page, told: number): boolean =>
  page.items.length > 0 && (told < endOf(page) || isLast(page) !== told <= endOf(page))

const endOf = ({ items, start }: Page): number => start + items.length

const isLast = ({ body }: Page): boolean => hrefsIn(body, 'next').length === 0
