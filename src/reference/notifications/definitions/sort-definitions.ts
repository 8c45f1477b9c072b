import type { Definition } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import { refuseFaults } from '../../http/refuse-faults.js'

/**
 * Definitions in the order that `sortBy` asks for; those that it does not tell apart stay as they were.
 *
 * @throws Refusal 422 for a field that there is not to sort by
 */
export function sortDefinitions(
  call: Call,
  definitions: readonly Definition[],
  sortBy: string | undefined,
): readonly Definition[] {
  if (sortBy === undefined) return definitions
  const { behaviour } = call.services
  const fields = sortBy.split(',').map((field) => ({
    name: field.replace(/^-/, ''),
    descending: field.startsWith('-'),
  }))
  const unknown = fields.filter(({ name }) => !behaviour.sortsBy(name))
  const detail = 'names a field that there is not to sort by'
  const faults = unknown.map(() => ({ kind: 'unknown-value', malformed: false, detail }) as const)
  refuseFaults(call, [{ parameter: 'sortBy', given: sortBy, faults }])
  const sortable = behaviour.sortFields(fields)
  return definitions.toSorted((one, other) => {
    for (const { name, descending } of sortable) {
      const [mine, theirs] = [one, other].map((each) => behaviour.sortValue(each, name))
      if (mine !== theirs) return String(mine) < String(theirs) === descending ? 1 : -1
    }
    return 0
  })
}
