import type { Sender, Verification } from '../../../../src/scenario/index.js'
import type { NumberOf } from '../../shared/check-numbers.js'

/** Judges that a check number is compared as a whole: its beginning and its end are numbers of other checks, or of none. */
export async function judgeParts(
  customer: Sender,
  verify: Verification,
  number: number,
  numberOf: NumberOf,
): Promise<void> {
  const parts = [String(number).slice(0, -1), String(number).slice(1)].map(Number)
  for (const part of parts.filter((one) => one > 0)) {
    const query = { checkNumber: String(part) }
    const list = await customer.send('getPendingTransactions', { query })
    if (list.status !== 200 || list.items.length === 0) continue
    const numbers = await Promise.all(list.items.map(numberOf))
    const isRight = (at: number): boolean => numbers[at] === undefined || numbers[at] === part
    const wrong = list.items.filter((_, at) => !isRight(at))
    verify(list).holdsOnly(`those of checkNumber ${part}`, (item) => !wrong.includes(item))
  }
}
