import {
  type Answer,
  hrefsOf,
  type LawStage,
  type Operation,
  type RequestInput,
} from '../../../src/scenario/index.js'

/** Pages that are gone to by the link next, where a list has no numbers. */
const mostByLink = 3

/** The end of a list, as a page of its own, or the pages that follow the first one; none where all stands in that. */
export async function laterPages(
  stage: LawStage,
  operation: Operation,
  first: Answer,
  { query, path }: RequestInput,
): Promise<readonly Answer[]> {
  if (first.status !== 200 || first.items.length === 0) return []
  const numbered = operation.parameters.some(
    ({ name, schema }) => name === 'start' && schema['type'] === 'integer',
  )
  if (!numbered) return byLink(stage, operation, first)
  const count = first.at('/count')
  const size = Math.max(first.items.length, typeof count === 'number' ? count : 0)
  if (size < 3) return []
  const tail = { ...query, start: size - 2, limit: 2 }
  return [await stage.customer.send(operation.id, { query: tail, path })]
}

async function byLink(
  { customer }: LawStage,
  operation: Operation,
  first: Answer,
): Promise<readonly Answer[]> {
  const pages: Answer[] = []
  let page = first
  while (pages.length < mostByLink) {
    const [next] = hrefsOf(page.json, 'next')
    if (next === undefined) break
    page = await customer.visit(page, next, operation.id)
    pages.push(page)
  }
  return pages
}
