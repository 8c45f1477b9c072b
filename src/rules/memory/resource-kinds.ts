import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'

/** What can be created, read by its identifier and listed. */
export interface ResourceKind {
  /** Reads one. */
  readonly reading: Operation
  /** Member of an item that names it. */
  readonly by: string
  readonly creations: readonly Operation[]
  /** Lists of which the items are read like this. */
  readonly lists: readonly Operation[]
  /** Other operations at the address of one. */
  readonly writes: readonly Operation[]
}

/** The kinds of resources of which the definition shows how they are created and read. */
export const resourceKinds = ({ interfaces }: Contract): readonly ResourceKind[] =>
  interfaces.flatMap(({ operations }) =>
    operations.flatMap((reading): readonly ResourceKind[] => {
      const lists = operations.filter(({ itemResource }) => itemResource?.operation === reading.id)
      const by = lists[0]?.itemResource?.by
      const shape = shapeOf(reading, '200')
      const creations = operations.filter(
        (one) =>
          one.requirement(aspectOf('creations', 'shown')) !== undefined &&
          shapeOf(one, '201') === shape,
      )
      if (by === undefined || shape === undefined || !reading.path.endsWith('}')) return []
      const writes = operations.filter((one) => one !== reading && one.path === reading.path)
      return [{ reading, by, creations, lists, writes }]
    }),
  )

/** The named schema of a success, as text. */
function shapeOf({ responses }: Operation, status: string): string | undefined {
  const response = responses.find((one) => one.status === status)
  const schema = response?.schema(response.mediaTypes[0] ?? '')
  return typeof schema?.['$ref'] === 'string' ? schema['$ref'] : undefined
}
