import { aspectOf } from '../../contract/law/law-aspect.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { namesAspect } from '../names-aspect.js'
import { type Page, pageOf } from './page-of.js'
import type { Rule } from '../rule.js'

const beforeLast = aspectOf('offset-paging-links', 'next-only-before-last')

/** A list without items has one page, which is the last one. */
export const onlyPage: Rule = {
  id: 'rules/only-page',
  title: 'The only page of an empty list does not lead to a next one',
  file: 'src/rules/pages/only-page.ts',
  contradicts: namesAspect(beforeLast),
  judge(answered) {
    const page = pageOf(answered)
    if (page === undefined || !isOfNothing(page)) return []
    const [href] = hrefsIn(page.body, 'next')
    if (href === undefined) return []
    const requirement = answered.operation.requirement(beforeLast)
    const expected = 'no link next on the only page of an empty list'
    return [{ requirement, verdict: 'fail', expected, actual: href, pointer: '/_links/next' }]
  },
}

/** Whether a page tells of itself that there is nothing in the whole list. */
const isOfNothing = ({ body, items, start }: Page): boolean =>
  body['count'] === 0 && items.length === 0 && start === 0
