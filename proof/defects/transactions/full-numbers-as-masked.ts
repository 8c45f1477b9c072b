import { openBooks } from '../../../src/reference/books/open-books.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** As many as the bank of a trial generates, and more. */
const accounts = 1000

const numbers = new Map(
  openBooks(accounts).customers.flatMap(({ holdings }) =>
    holdings.map(({ account }) => [account.maskedNumber, account.number] as const),
  ),
)

/** A bank that masks what customers pay and overlooks what they get. */
const defect: Defect = {
  name: 'full-numbers-as-masked',
  sentence: 'Of a credit, the full number of the source account is told as the masked one.',
  breaks: ['transactions.masked.by-default'],
  response: changeHal({ operations: ['getTransaction', 'getTransactions'] }, (one) => {
    const source = one['sourceAccountNumbers'] as JsonObject | undefined
    const number = numbers.get(String(source?.['masked']))
    if (one['type'] !== 'credit' || number === undefined) return one
    return { ...one, sourceAccountNumbers: { ...source, masked: number } }
  }),
}

export default defect
