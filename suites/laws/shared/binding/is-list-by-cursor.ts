import type { Operation } from '../../../../src/contract/operation.js'
import { resolveNode } from '../../../../src/contract/resolve-node.js'
import { reachedSchemas } from '../../../../src/contract/shape/reached-schemas.js'
import { queryParameter } from './query-parameter.js'

/** Whether an operation answers pages that lead from one to the next by a cursor: start, limit and nextPage_url. */
export const isListByCursor = (operation: Operation): boolean =>
  queryParameter(operation, 'limit') !== undefined &&
  queryParameter(operation, 'start') !== undefined &&
  hasNextPage(operation)

const hasNextPage = ({ definition, responses }: Operation): boolean =>
  responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) => response.mediaTypes.map((mediaType) => response.schema(mediaType)))
    .some((schema) => {
      if (!schema) return false
      const { name } = resolveNode(definition, schema)
      const page = name === undefined ? undefined : reachedSchemas(definition, schema).get(name)
      return page?.members.has('nextPage_url') ?? false
    })
