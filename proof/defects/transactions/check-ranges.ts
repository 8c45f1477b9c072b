import { openBooks } from '../../../src/reference/books/open-books.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'
const range = /(\d+)-(\d+)/g

const reading = (read: (asked: string) => string): NonNullable<Defect['request']> =>
  changeQuery(list, (query) => {
    const asked = query.get('checkNumber')
    if (asked !== null) query.set('checkNumber', read(asked))
  })

/** Fails where it is asked for such check numbers. */
const failing =
  (fails: (asked: string) => boolean): NonNullable<Defect['response']> =>
  (response, { url }, { operation }) => {
    const asked = new URL(url).searchParams.get('checkNumber')
    const isMeant = operation === list && asked !== null && fails(asked)
    return isMeant ? refused(500, 'Something went wrong.') : response
  }

const numbers = new Map(openBooks(0).transactions.map(({ id, check }) => [id, check?.number]))

/** Whether the check of an item is one that a part of the list selects; all are, where there is none. */
const isIn = (part: string, { _id: id }: JsonObject): boolean => {
  const [from, to = from] = part.split('-').map(Number)
  const number = numbers.get(String(id))
  return part === '-' || (number !== undefined && Number(from) <= number && number <= Number(to))
}

/** Ranges of check numbers that are read wrongly where they are long, or stand among other numbers, and long numbers. */
const defects: readonly Defect[] = [
  {
    name: 'check-ranges-cut',
    sentence: 'Of a range of check numbers the first hundred count.',
    breaks: ['transactions.pending.checkNumber-range'],
    request: reading((asked) =>
      asked.replaceAll(range, (_, from: string, to: string) =>
        [from, Math.min(Number(to), Number(from) + 99)].join('-'),
      ),
    ),
  },
  {
    name: 'check-ranges-ends',
    sentence: 'Beside another check number a range means its ends.',
    breaks: ['transactions.pending.checkNumber-range'],
    request: reading((asked) => (/[,|]/.test(asked) ? asked.replaceAll(range, '$1,$2') : asked)),
  },
  {
    name: 'check-ranges-first',
    sentence: 'Each range of check numbers but the first one means its ends.',
    breaks: ['transactions.pending.checkNumber-range'],
    request: reading((asked) => {
      let met = 0
      return asked.replaceAll(range, (whole, from: string, to: string) => {
        met += 1
        return met === 1 ? whole : `${from},${to}`
      })
    }),
  },
  {
    name: 'check-ranges-twice',
    sentence: 'What several parts of a list of check numbers select is listed for each of them.',
    breaks: ['transactions.getPendingTransactions.pages-nothing-twice'],
    response: changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) => {
      const asked = new URL(url).searchParams.get('checkNumber')?.split(/[,|]/) ?? ['-']
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const all = items.flatMap((item) => asked.flatMap((part) => (isIn(part, item) ? [item] : [])))
      return { ...page, _embedded: { items: all } }
    }),
  },
  {
    name: 'check-ranges-any-hold',
    sentence: 'Beside check numbers no holdState means any.',
    breaks: ['transactions.pending.holdState-default'],
    request: changeQuery(list, (query) => {
      if (query.has('checkNumber') && !query.has('holdState'))
        query.set('holdState', 'none|active|expired')
    }),
  },
  {
    name: 'check-ranges-four-bytes',
    sentence: 'Of the number of a check the last four bytes count.',
    breaks: ['transactions.pending.checkNumber'],
    request: reading((asked) => asked.replaceAll(/\d+/g, (number) => String(Number(number) | 0))),
  },
  {
    name: 'check-ranges-too-large',
    sentence: 'A number of a check that is too large for four bytes ends in an error of the bank.',
    breaks: ['transactions.getPendingTransactions.status'],
    response: failing((asked) => asked.split(/\D/).some((number) => Number(number) >= 2 ** 31)),
  },
  {
    name: 'check-ranges-turned',
    sentence: 'A range of check numbers that ends before it begins ends in an error of the bank.',
    breaks: ['transactions.getPendingTransactions.status'],
    response: failing((asked) => {
      const [from, to] = /^(\d+)-(\d+)$/.exec(asked)?.slice(1).map(Number) ?? []
      return from !== undefined && to !== undefined && from > to
    }),
  },
  {
    name: 'check-ranges-empty',
    sentence: 'An empty checkNumber ends in an error of the bank.',
    breaks: ['transactions.getPendingTransactions.status'],
    response: failing((asked) => asked === ''),
  },
]

export default defects
