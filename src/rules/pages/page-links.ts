import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import { hrefsIn } from '../links/hrefs-in.js'
import { namesAspect } from '../names-aspect.js'
import { isMisspelt } from './is-misspelt.js'
import { leavesOut } from './leaves-out.js'
import { isBeyondEnd, numbersIn, type Page, pageOf } from './page-of.js'
import type { Remark, Rule } from '../rule.js'

const law = 'offset-paging-links'
const relations = ['self', 'first', 'next', 'collection'] as const

const addressOf = {
  self: 'the address of the page self',
  first: 'the address of the page first',
  next: 'the address of the page next',
  collection: 'the address of the collection, not of one of its later pages',
} as const

/** What is no filter: it says which part of a list is answered, or in which order. */
const others = ['start', 'limit', 'sortBy']

/** A link from one page to another one of the same list has the numbers of that page, and the filters of the list. */
export const pageLinks: Rule = {
  id: 'rules/page-links',
  title: 'The links of a page lead to pages of the same list',
  file: 'src/rules/pages/page-links.ts',
  contradicts: namesAspect(...relations.map((relation) => aspectOf(law, relation))),
  judge(answered) {
    const page = pageOf(answered)
    // One that is not the page that was requested, by its own word, has the links of another one.
    if (page === undefined || (page.body['start'] ?? page.start) !== page.start) return []
    // Where a page beyond the end leads is not shown.
    const isBeyond = isBeyondEnd(page)
    const { operation, exchange } = answered
    const { url } = exchange.request
    const linked = relations.flatMap((relation) => {
      const [href] = hrefsIn(page.body, relation)
      const query = href === undefined ? undefined : queryOf(href, url, operation)
      return href === undefined || query === undefined ? [] : [{ relation, href, query }]
    })
    const asked = new URL(url).searchParams
    const filters = filtersIn(operation, asked)
    return linked.flatMap(({ relation, href, query }): readonly Remark[] => {
      const requirement = operation.requirement(aspectOf(law, relation))
      const start = numbersIn(query.getAll('start'))
      if (requirement === undefined || start === undefined) return []
      // A service that overlooks a filter has it in none of them, and that is another requirement's failure.
      // The collection may be that of all there is.
      const lost = filters.find(
        (name) =>
          relation !== 'collection' &&
          !query.has(name) &&
          !isRenamed(query, asked) &&
          linked.some((other) => other.relation !== 'collection' && other.query.has(name)),
      )
      const wrong = filters.find((name) =>
        isMisspelt(query.get(name) ?? asked.get(name) ?? '', asked.get(name) ?? ''),
      )
      // Where the link next leads is walked.
      const less = ['self', 'first'].includes(relation)
        ? filters.find((name) => leavesOut(operation, name, [query, asked], page, url))
        : undefined
      if (isBeyond && wrong === undefined) return []
      const isRight = beginsRight(page, relation, start[0] ?? 0)
      const amiss = isBeyond ? wrong : (lost ?? wrong ?? less)
      if (isRight && amiss === undefined) return [{ requirement, verdict: 'pass' }]
      const expected = amiss === undefined ? addressOf[relation] : `a link with ${amiss} as asked`
      const pointer = `/_links/${relation}`
      return [{ requirement, verdict: 'fail', expected, actual: href, pointer }]
    })
  },
}

/** Whether a link has a filter that was not asked for: it may say the same by a parameter that took another's place. */
const isRenamed = (query: URLSearchParams, asked: URLSearchParams): boolean =>
  [...query.keys()].some((name) => !asked.has(name) && !others.includes(name))

/** Whether a link leads to the page of its name, by the index at which that begins. */
function beginsRight(
  { body, items, start, limit }: Page,
  relation: string,
  linked: number,
): boolean {
  if (relation !== 'next') return linked === (relation === 'self' ? start : 0)
  if (items.length === 0) return true
  const after = start + items.length
  // Beyond the end nothing is passed over: whether the last page has such a link is another requirement.
  const { count } = body
  if (linked > after && (typeof count !== 'number' || linked >= count)) return true
  // A service may pass over what it does not show.
  return [after, start + (limit ?? 0), start + Number(body['limit'])].includes(linked)
}

/** The query of a link to the same list, if it says what it leads to in parameters that the contract knows. */
function queryOf(
  href: string,
  from: string,
  { parameters }: Operation,
): URLSearchParams | undefined {
  if (!URL.canParse(href, from)) return undefined
  const [{ pathname, searchParams }, asked] = [new URL(href, from), new URL(from)]
  // A service may be known by several names, and links may begin at the root of the interface.
  if (pathname === '/' || !asked.pathname.endsWith(pathname)) return undefined
  const known = new Set(parameters.map(({ name }) => name))
  // What stands behind a sign that was not escaped looks like a parameter.
  const isBehindSign = (name: string) =>
    [...asked.searchParams.values()].some((value) =>
      value.replaceAll('+', ' ').includes(`&${name}`),
    )
  const isKnown = [...searchParams.keys()].every((name) => known.has(name) || isBehindSign(name))
  return isKnown ? searchParams : undefined
}

/** The filters that were asked for, and are not what is selected without them: that a flag is not set may be so as well. */
const filtersIn = ({ parameters }: Operation, asked: URLSearchParams): readonly string[] =>
  parameters
    .filter(({ name, schema }) => {
      const { type, default: usual = type === 'boolean' ? false : undefined } = schema
      const isDefault = asked.get(name) === String(usual)
      return asked.has(name) && !others.includes(name) && !isDefault
    })
    .map(({ name }) => name)
