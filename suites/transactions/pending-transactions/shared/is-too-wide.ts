import type { Sender } from '../../../../src/scenario/index.js'

/** A bank that limits ranges has room for so many check numbers in one. */
const usual = 100

/** Whether a list of check numbers has a range that is refused for its width: how many it may take in is not shown. */
export async function isTooWide(customer: Sender, checkNumber: string): Promise<boolean> {
  const isWide = checkNumber.split(/[,|]/).some((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return to - from >= usual
  })
  if (!isWide) return false
  const { status } = await customer.send('getPendingTransactions', { query: { checkNumber } })
  return status === 400 || status === 422
}
