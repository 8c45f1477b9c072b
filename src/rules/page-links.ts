import { aspectOf } from '../contract/law/law-aspect.js'
import type { Operation } from '../contract/operation.js'
import { hrefsIn } from './hrefs-in.js'
import { isBeyondEnd, numbersIn, type Page, pageOf } from './page-of.js'
import type { Remark, Rule } from './rule.js'

const law = 'offset-paging-links'
const relations = ['self', 'first', 'next'] as const

/** What is no filter: it says which part of a list is answered, or in which order. What is searched for has no form. */
const others = ['start', 'limit', 'sortBy', 'filter', 'q']

/** A link from one page to another one of the same list has the numbers of that page, and the filters of the list. */
export const pageLinks: Rule = {
  id: 'rules/page-links',
  title: 'The links of a page lead to pages of the same list',
  file: 'src/rules/page-links.ts',
  decides: () => false,
  contradicts: ({ origin }) =>
    origin.kind === 'law' &&
    origin.law === law &&
    relations.some((relation) => relation === origin.aspect),
  judge(answered) {
    const page = pageOf(answered)
    // One that is not the page that was requested, by its own word, has the links of another one.
    if (
      page === undefined ||
      isBeyondEnd(page) ||
      (page.body['start'] ?? page.start) !== page.start
    )
      return []
    const { operation, exchange } = answered
    return relations.flatMap((relation): readonly Remark[] => {
      const requirement = operation.requirement(aspectOf(law, relation))
      const [href] = hrefsIn(page.body, relation)
      const query = href === undefined ? undefined : queryOf(href, exchange.request.url, operation)
      const start = query && numbersIn(query.getAll('start'))
      if (query === undefined || start === undefined) return []
      const lost = lostFilter(operation, new URL(exchange.request.url).searchParams, query)
      const isRight = beginsRight(page, relation, start[0] ?? 0)
      if (isRight && lost === undefined) return [{ requirement, verdict: 'pass' }]
      const expected =
        lost === undefined ? `the address of the page ${relation}` : `a link with ${lost}`
      const pointer = `/_links/${relation}`
      return [{ requirement, verdict: 'fail', expected, actual: href ?? '', pointer }]
    })
  },
}

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
  const isKnown = [...searchParams.keys()].every((name) => known.has(name))
  return isKnown ? searchParams : undefined
}

/** A filter that was asked for and is not in a link, unless there is another one in its place. */
function lostFilter(
  { parameters }: Operation,
  asked: URLSearchParams,
  linked: URLSearchParams,
): string | undefined {
  const filters = parameters.filter((one) => one.in === 'query' && !others.includes(one.name))
  const isDefault = ({ name, schema }: (typeof filters)[number]): boolean =>
    'default' in schema && asked.getAll(name).join() === String(schema['default'])
  const lost = filters.filter((one) => {
    const { name } = one
    return asked.has(name) && asked.get(name) !== '' && !linked.has(name) && !isDefault(one)
  })
  const added = filters.filter(({ name }) => linked.has(name) && !asked.has(name))
  return lost.length > added.length ? lost[0]?.name : undefined
}
