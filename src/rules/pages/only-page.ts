import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { namesAspect } from '../names-aspect.js'
import { type Page, pageOf } from './page-of.js'
import type { Rule } from '../rule.js'

const beforeLast = aspectOf('offset-paging-links', 'next-only-before-last')

/** A list without items has one page, which is the last one, as is a page with room for more that has all that it counts. */
export const onlyPage: Rule = {
  id: 'rules/only-page',
  title: 'The only page of a list does not lead to a next one',
  file: 'src/rules/pages/only-page.ts',
  contradicts: namesAspect(beforeLast),
  judge(answered) {
    const page = pageOf(answered)
    if (page === undefined || !isWhole(page)) return []
    const [href] = hrefsIn(page.body, 'next')
    if (href === undefined) return []
    const requirement = answered.operation.requirement(beforeLast)
    const expected = 'no link next on the only page of a list'
    return [{ requirement, verdict: 'fail', expected, actual: href, pointer: '/_links/next' }]
  },
}

/** Whether a page tells of itself that it holds the whole list: a full one may count its own items by mistake. */
const isWhole = ({ body: { count, limit }, items, start }: Page): boolean =>
  start === 0 && count === items.length && (count === 0 || items.length < Number(limit))
