import type { Operation } from '../../contract/operation.js'
import { biggestPage } from './biggest-page.js'
import type { RunContext } from '../run-context.js'
import type { RequestInput } from '../request/request-input.js'
import type { Sender } from '../request/sender.js'
import { walkList } from './walk-list.js'
import type { Walk } from './walk.js'

/** Walks the whole list of an operation, in the biggest pages; notes for the report when it was too long. */
export async function walkWhole(
  run: RunContext,
  sender: Sender,
  operation: Operation,
  { query, path }: RequestInput,
): Promise<Walk> {
  const asked = { ...query, ...biggestPage(operation) }
  const walk = await walkList(sender, operation, { query: asked, path })
  if (walk.end.kind === 'sampled')
    run.note(
      `${operation.id} has more pages than were walked: ${walk.pages.length} pages with ${walk.items.length} items were looked at.`,
    )
  return walk
}
