import type { Answer, Search } from '../../../src/scenario/index.js'

/**
 * The identifier of the account behind a link of an answer: it is in `id`; another sentence of the document calls it
 * `_id`.
 */
export async function accountBehind(
  { as }: Search,
  answer: Answer,
  href: string,
): Promise<string | undefined> {
  try {
    const account = await as('customer').visit(answer, href)
    const id = account.status === 200 ? (account.at('/id') ?? account.at('/_id')) : undefined
    return typeof id === 'string' ? id : undefined
  } catch {
    // It leads elsewhere, or to something else: then nothing is known of it.
    return undefined
  }
}
