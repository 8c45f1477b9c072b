import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'
const range = /(\d+)-(\d+)/g

const reading = (read: (asked: string) => string): NonNullable<Defect['request']> =>
  changeQuery(list, (query) => {
    const asked = query.get('checkNumber')
    if (asked !== null) query.set('checkNumber', read(asked))
  })

/** Ranges of check numbers that are read wrongly where they are long, or stand among other numbers. */
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
    name: 'check-ranges-any-hold',
    sentence: 'Beside check numbers no holdState means any.',
    breaks: ['transactions.pending.holdState-default'],
    request: changeQuery(list, (query) => {
      if (query.has('checkNumber') && !query.has('holdState'))
        query.set('holdState', 'none|active|expired')
    }),
  },
]

export default defects
