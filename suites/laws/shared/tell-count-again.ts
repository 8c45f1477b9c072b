import type { Answer, LawStage, Operation } from '../../../src/scenario/index.js'

/** How often each page is asked for again. */
const times = 2

/**
 * Whether pages tell the same count each time that they are asked for again. In a list that grows and shrinks all the
 * time, the one that was read before and afterwards may be as it was, and had another length in between.
 */
export async function tellCountAgain(
  { customer, plain }: Pick<LawStage, 'customer' | 'plain'>,
  operation: Operation,
  pages: readonly Answer[],
): Promise<boolean> {
  const { order } = await plain(operation)
  for (const page of Array.from({ length: times }, () => pages).flat()) {
    const query = Object.fromEntries(new URL(page.exchange.request.url).searchParams)
    const again = await customer.send(operation.id, { ...order, query })
    if (again.status === 200 && again.at('/count') !== page.at('/count')) return false
  }
  return true
}
