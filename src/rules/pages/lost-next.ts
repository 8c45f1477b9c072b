import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { betweenAnswers } from '../memory/between-answers.js'
import { listQuery } from '../memory/list-query.js'
import { spanOf } from '../memory/span.js'
import type { Witnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import { type Page, pageOf } from './page-of.js'
import type { AnsweredExchange, Rule } from '../rule.js'

const beforeLast = aspectOf('offset-paging-links', 'next-only-before-last')

/**
 * A page without a link next is the last one. It is not where it counts more items than end with it, and another page
 * of the same list begins behind it with something that it lacks, before and afterwards.
 */
export const lostNext: Rule = {
  id: 'rules/lost-next',
  title: 'A page that others follow before and afterwards leads to the next one',
  file: 'src/rules/pages/lost-next.ts',
  contradicts: namesAspect(beforeLast),
  remember: betweenAnswers(beforeLast, note),
}

function note(answered: AnsweredExchange, witnesses: Witnesses): void {
  const { exchange, operation } = answered
  const requirement = operation.requirement(beforeLast)
  const page = requirement === undefined ? undefined : pageOf(answered)
  const held = page?.items.map(nameOf) ?? []
  const last = held.at(-1)
  if (page === undefined || last === undefined) return
  const { key } = listQuery(operation, exchange.request.url)
  const place = [exchange.actor, operation.id, new URL(exchange.request.url).pathname, key].join(
    ' ',
  )
  const end = page.start + held.length
  witnesses.note(place, JSON.stringify([page.start, last]), spanOf(exchange), (around) => {
    if (!isLastByItself(page, end)) return undefined
    const next = around
      .map((one) => JSON.parse(one) as readonly [start: number, item: string])
      .find(([start, item]) => start >= end && !held.includes(item))
    if (next === undefined) return undefined
    const expected = `a link next, as ${next[1]} follows before and afterwards`
    return { requirement, verdict: 'fail', expected, actual: 'none', pointer: '/_links' }
  })
}

/** Whether it leads to no other page, though it counts more items. */
const isLastByItself = ({ body }: Page, end: number): boolean =>
  typeof body['count'] === 'number' &&
  body['count'] > end &&
  isObject(body['_links']) &&
  hrefsIn(body, 'next').length === 0

const nameOf = (item: unknown): string => String(Object(item)['_id'] ?? Object(item)['id'] ?? '')
