import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { isObject } from '../is-object.js'
import { betweenAnswers } from '../memory/between-answers.js'
import { spanOf } from '../memory/span.js'
import type { Witnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import { type Page, pageOf } from './page-of.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'

const missing = aspectOf('offset-paging-whole', 'nothing-missing')
const twice = aspectOf('offset-paging-whole', 'nothing-twice')
const order = aspectOf('offset-paging-whole', 'in-order')
const next = aspectOf('offset-paging-links', 'next-only-before-last')

/**
 * A page of a list of one size holds what it holds before and afterwards, and leads on as it does then. In which order it
 * comes is not said: one that begins with what was changed last has another order each time that others change something.
 * So only where items come by the time of their creation are they blamed for their order, or for what it moves.
 */
export const samePages: Rule = {
  id: 'rules/same-pages',
  title: 'A page holds the items that it holds before and afterwards, in their order',
  file: 'src/rules/pages/same-pages.ts',
  contradicts: namesAspect(missing, twice, order, next),
  remember: betweenAnswers(order, note),
}

/** What is said of a page. */
interface Said {
  readonly ids: readonly string[]
  readonly hasNext: boolean
  /** Whether the items come in the order of their creation, which no change alters. */
  readonly isByCreation: boolean
}

function note(answered: AnsweredExchange, witnesses: Witnesses): void {
  const { exchange, operation, facts } = answered
  const page = pageOf(answered)
  const now = page && saidBy(page)
  if (page === undefined || now === undefined) return
  // Another count shows that something came or went; of a list without one, nothing does.
  const place = [exchange.actor, page.body['count'], exchange.request.url].join(' ')
  const said = JSON.stringify(now)
  const look = (around: readonly string[]): Remark | undefined => {
    if (around.includes(said)) return undefined
    for (const one of around) {
      const usual = JSON.parse(one) as Said
      const about = differenceOf(now, usual)
      if (about === undefined) continue
      const [expected, actual] = [inWords(usual, about), inWords(now, about)]
      const requirement = operation.requirement(about)
      const pointer = about === next ? '/_links/next' : page.at
      return { requirement, verdict: 'fail', expected, actual, pointer }
    }
    return undefined
  }
  const settleTime = facts.settleTime?.(operation.interface)
  witnesses.note(place, said, spanOf(exchange), look, settleTime)
}

function saidBy({ items, body }: Page): Said | undefined {
  const ids = items.flatMap((item) =>
    isObject(item) && typeof item['_id'] === 'string' ? [nameOf(item['_id'], item)] : [],
  )
  const isTold = ids.length > 0 && ids.length === items.length && typeof body['count'] === 'number'
  if (!isTold) return undefined
  return { ids, hasNext: hrefsIn(body, 'next').length > 0, isByCreation: areByCreation(items) }
}

/** An identifier may be given again: then the time of creation tells which of both it is. */
const nameOf = (id: string, { createdAt }: Readonly<Record<string, unknown>>): string =>
  typeof createdAt === 'string' ? `${id} (${createdAt})` : id

function areByCreation(items: Page['items']): boolean {
  const times = items.map((item) => Date.parse(String(isObject(item) ? item['createdAt'] : '')))
  const isSorted = (sign: number): boolean =>
    times.every((time, index) => index === 0 || sign * (time - (times[index - 1] ?? 0)) > 0)
  return times.length > 1 && (isSorted(1) || isSorted(-1))
}

/** How a page differs from what it is before and afterwards, where no change of the list makes it differ so. */
function differenceOf(
  { ids: now, hasNext }: Said,
  { ids: usual, hasNext: usuallyHas, isByCreation }: Said,
): typeof missing | typeof twice | typeof order | typeof next | undefined {
  const due = new Set(usual)
  const isSameSize = now.length === usual.length
  const isPart = now.every((id) => due.has(id))
  if (isPart && new Set(now).size < due.size) return missing
  if (isPart && isSameSize && now.some((id, index) => id !== usual[index]))
    return isByCreation ? order : undefined
  if (isPart && isSameSize) return hasNext === usuallyHas ? undefined : next
  // It begins with what the page before ended with.
  const isMoved = now.slice(1).join('\n') === usual.slice(0, -1).join('\n')
  return isByCreation && isSameSize && now.length > 1 && isMoved ? twice : undefined
}

/** So many items are named in words. */
const told = 3

const inWords = (
  { ids, hasNext }: Said,
  about: typeof next | typeof order | typeof missing | typeof twice,
): string =>
  about === next
    ? `${hasNext ? 'a' : 'no'} link next`
    : `${ids.length} items, the first of them ${ids.slice(0, told).join(', ')}`
