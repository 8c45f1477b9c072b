import { changeJson, type JsonObject } from './change-json.js'
import { remember } from './remember.js'
import type { Variation } from '../variation.js'

interface Nodes {
  /** Operations that both nodes answer by turns. */
  readonly operations: readonly string[]
  /** Requests between two changes, and how many changes there are. */
  readonly pace: number
  readonly most: number
  /** Changes a page or a resource, by how many changes its node shows. */
  change(body: JsonObject, changes: number): JsonObject
}

/** Requests after which the node that is behind shows a change as well. */
const behind = 16

/** Builds the `response` of a service whose data change now and then, and of whose two nodes one shows that later. */
export const followLater = ({
  operations,
  pace,
  most,
  change,
}: Nodes): NonNullable<Variation['response']> =>
  remember(
    () => ({ asked: 0 }),
    (memory, response, request, context) => {
      if (!operations.includes(context.operation ?? '')) return response
      memory.asked += 1
      const shown = memory.asked - (memory.asked % 2 === 1 ? behind : 0)
      const changes = Math.min(most, Math.max(0, Math.floor(shown / pace)))
      const answer = changeJson({ operations, statuses: [200] }, (body) => change(body, changes))
      return answer(response, request, context)
    },
  )
