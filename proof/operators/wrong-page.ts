import { limitsOf } from '../../src/contract/cases/number-cases.js'
import type { JsonObject } from '../alterations/change-json.js'
import type { Defect } from '../defect.js'
import { alterBodies } from './alter-bodies.js'
import { alterRequests } from './alter-requests.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { isLater, itemsOf, withItems } from './page.js'
import { relinked } from './relinked.js'
import type { LawAspects, LawName } from '../../src/contract/law/law-aspect.js'
import { testedLaw, type TestedLaw } from './tested-law.js'

type Query = URLSearchParams
type Alteration = Pick<Defect, 'request' | 'response'> & { readonly words: string }
type Alter = (law: TestedLaw) => Alteration

const ofQuery =
  (words: string, change: (query: Query, law: TestedLaw) => boolean): Alter =>
  (law) => ({
    words,
    request: alterRequests(law.operation, (request) => {
      const url = new URL(request.url)
      return change(url.searchParams, law) ? new Request(url, request) : undefined
    }),
  })

const ofPage =
  (words: string, change: (page: JsonObject, request: Request) => JsonObject | undefined): Alter =>
  ({ operation }) => ({
    words,
    response: alterBodies([operation], (page, { request, response: { ok } }) =>
      ok ? change(page, request) : undefined,
    ),
  })

const link = (relation: string, words: string, change: (url: URL, request: Request) => void) =>
  ofPage(`link ${relation} that leads ${words}`, (page, request) =>
    relinked(page, relation, (url) => change(url, request)),
  )

const farBeyond = 900

/** The sizes that a page may have. */
const sizesOf = ({ operation }: TestedLaw) => {
  const schema = operation.parameters.find(({ name }) => name === 'limit')?.schema ?? {}
  const { most = 500, ...limits } = limitsOf(schema)
  return { ...limits, most }
}

const usualOf = ({ operation }: TestedLaw): string =>
  String(operation.parameters.find(({ name }) => name === 'limit')?.schema['default'])

const limitRespected = ofQuery('the size that the server likes best', (query, law) => {
  const { most } = sizesOf(law)
  const size = query.get('limit') ?? ''
  if (!/^[1-9]\d*$/.test(size) || Number(size) > most) return false
  query.delete('limit')
  return true
})
const limitReported: Alter = (law) =>
  ofPage('a limit that was not requested', (page, { url }) => {
    const asked = new URL(url).searchParams.get('limit') ?? usualOf(law)
    return typeof page['limit'] === 'number' && asked !== usualOf(law)
      ? { ...page, limit: page['limit'] + 1000 }
      : undefined
  })(law)
const limitDefault = ofQuery('more items than usual where no limit is asked for', (query, law) => {
  if (query.has('limit')) return false
  query.set('limit', String(sizesOf(law).most))
  return true
})
const unlinked = ofPage('no link next', (page) => {
  const { next, ...links } = (page['_links'] ?? {}) as JsonObject
  return next === undefined ? undefined : { ...page, _links: links }
})
const otherCount = ofPage('a count that is one too big', (page) =>
  typeof page['count'] === 'number' ? { ...page, count: page['count'] + 1 } : undefined,
)

const endless = ofPage('a nextPage_url on the last one, to the first', (page, request) => {
  if (page['nextPage_url'] !== undefined) return undefined
  const url = new URL(request.url)
  url.searchParams.delete('start')
  return { ...page, nextPage_url: url.href }
})

/** Breaks some of what a law asks of pages. */
const breaking =
  <L extends LawName>(
    name: L,
    alterations: Readonly<Partial<Record<LawAspects[L], Alter>>>,
  ): Operator =>
  (contract) =>
    testedLaw(contract, name).flatMap((law) => {
      const altered = alterations[law.aspect]?.(law)
      if (altered === undefined) return []
      const { words, ...change } = altered
      return {
        name: defectName('wrong-page', law.id),
        sentence: `Pages of ${law.operation.id} have ${words}.`,
        breaks: [law.id],
        ...change,
      }
    })

/** What is wrong with pages, by the aspect of the law that it breaks. */
const pages: readonly Operator[] = [
  breaking('cursor-paging', {
    'limit-respected': limitRespected,
    'limit-reported': limitReported,
    'next-while-more': ofPage('no nextPage_url on the first one', (page, request) => {
      const { nextPage_url: next, ...others } = page
      return next === undefined || isLater(request) ? undefined : others
    }),
    'next-answers': ofPage('a nextPage_url with a cursor that was never given', (page, request) => {
      if (typeof page['nextPage_url'] !== 'string') return undefined
      const url = new URL(page['nextPage_url'], request.url)
      url.searchParams.set('start', 'never-given')
      return { ...page, nextPage_url: url.href }
    }),
    end: endless,
    'bare-end': endless,
    'own-start': ofPage('the start of the first one, each of them', (page) =>
      typeof page['start'] === 'string' ? { ...page, start: '' } : undefined,
    ),
  }),
  breaking('offset-paging', {
    'start-echoed': ofPage('a start that is counted from one', (page) =>
      typeof page['start'] === 'number' ? { ...page, start: page['start'] + 1 } : undefined,
    ),
    'limit-respected': limitRespected,
    'limit-reported': limitReported,
    'beyond-end': ofQuery('the first items again beyond the end', (query) => {
      if (!(Number(query.get('start')) > farBeyond)) return false
      query.set('start', '0')
      return true
    }),
  }),
  breaking('offset-paging-whole', {
    count: otherCount,
    'count-of-either': otherCount,
    'in-order': ofPage('the last item of each before all others', (page, { url }) => {
      const asked = [...new URL(url).searchParams.keys()]
      const items = itemsOf(page) ?? []
      const plain = asked.every((name) => name === 'start' || name === 'limit')
      return plain && items.length > 1 ? withItems(page, items.toReversed()) : undefined
    }),
  }),
  breaking('offset-paging-links', {
    self: link('self', 'to the first page', ({ searchParams }) => searchParams.set('start', '0')),
    first: link('first', 'to this page', (url, request) => {
      url.searchParams.set('start', new URL(request.url).searchParams.get('start') ?? '0')
    }),
    next: link('next', 'to this page', (url, request) => {
      url.searchParams.set('start', new URL(request.url).searchParams.get('start') ?? '0')
    }),
    collection: link('collection', 'to nothing', (url) => {
      url.pathname += '/moved-elsewhere/nobody-knows'
    }),
    'next-only-before-last': unlinked,
    'next-before-last': unlinked,
  }),
  breaking('paging-defaults', { 'by-cursor': limitDefault, 'by-number': limitDefault }),
]

/** Pages that are not those that were requested, say what they are not, or lead elsewhere. */
export const wrongPage: Operator = (contract) => pages.flatMap((one) => one(contract))
