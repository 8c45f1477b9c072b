import { aspectOf } from '../contract/law/law-aspect.js'
import type { Operation } from '../contract/operation.js'
import { itemsOfPage } from './items-of-page.js'
import { namesAspect } from './names-aspect.js'
import type { Rule } from './rule.js'

const about = aspectOf('cursor-paging', 'own-start')

/** A page that holds items tells its own cursor: not that of its nextPage_url, nor the empty one of the first page. */
export const pageCursors: Rule = {
  id: 'rules/page-cursors',
  title: 'The start of a page is not the cursor of the next page, or of the first',
  file: 'src/rules/page-cursors.ts',
  decides: () => false,
  contradicts: namesAspect(about),
  judge(answered) {
    const list = itemsOfPage(answered)
    const requirement = answered.operation.requirement(about)
    if (list === undefined || requirement === undefined || list.items.length === 0) return []
    const { url } = answered.exchange.request
    const { start, nextPage_url: next } = list.body
    const [asked, following] = [cursorIn(url, url), cursorIn(next, url)]
    if (typeof start !== 'string') return []
    // A page that leads to itself is right about its own cursor, and wrong about the next one.
    const ofNext = start === following && asked !== following
    const ofFirst = start === '' && isCursor(asked, answered.operation)
    if (ofNext || ofFirst) {
      const expected = `the cursor of this page, not of the ${ofNext ? 'next' : 'first'} one`
      return [{ requirement, verdict: 'fail', expected, actual: start, pointer: '/start' }]
    }
    return following === undefined ? [] : [{ requirement, verdict: 'pass' }]
  },
}

/** Whether it leads to another page than the first, as far as it can be a cursor at all. */
function isCursor(asked: string | undefined, { parameters }: Operation): boolean {
  const most = parameters.find(({ name }) => name === 'start')?.schema['maxLength']
  return Boolean(asked) && (typeof most !== 'number' || (asked ?? '').length <= most)
}

/** The cursor in the address of the next page, where it stands there as such. */
function cursorIn(next: unknown, from: string): string | undefined {
  if (typeof next !== 'string' || next === '' || !URL.canParse(next, from)) return undefined
  const cursors = new URL(next, from).searchParams.getAll('start')
  return cursors.length === 1 ? cursors[0] : undefined
}
