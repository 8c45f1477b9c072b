import { binding } from '../../../src/contract/law/binding.js'
import type { Operation, Parameter } from '../../../src/contract/operation.js'

/** Parameters that narrow a list to items with one of the values that the definition enumerates. */
export const closedFilters = ({ parameters }: Operation): readonly Parameter[] =>
  parameters.filter(
    ({ filter, schema }) =>
      filter !== undefined && ('enum' in schema || 'enum' in Object(schema['items'])),
  )

/** Binds every list that several such parameters narrow. */
export const filtersTogether = binding({
  law: 'filters-together',
  subjects: (operation) => (closedFilters(operation).length > 1 ? [{}] : []),
  aspects: {
    together: {
      id: '{interface}.{operation}.filters-together',
      level: 'must',
      text: '{operation} with several filters at once returns the items that match all of them.',
    },
  },
})
