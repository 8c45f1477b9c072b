import type { Requirement } from './requirement.js'
import type { Source, SourcePath } from './read-source.js'

interface Row {
  readonly requirement: Pick<Requirement, 'id'>
  readonly at: SourcePath
  readonly source: Source
}

/**
 * Whether each requirement of an interface has an id of its own.
 *
 * @param main the definition of the interface
 * @throws ContractError
 */
export function checkIds(
  derived: readonly Pick<Requirement, 'id'>[],
  written: readonly Row[],
  main: Source,
): void {
  const ids = new Set<string>()
  for (const { id } of derived) {
    if (ids.has(id)) {
      const remedy = 'Rename the schema or the operation from which one of them comes.'
      throw main.error(['paths'], `Two requirements would have the id ${id}.`, remedy)
    }
    ids.add(id)
  }
  for (const { requirement, at, source } of written) {
    if (ids.has(requirement.id)) {
      const problem = `Two requirements have the id ${requirement.id}.`
      throw source.error([...at, 'id'], problem, 'Give this one another id.')
    }
    ids.add(requirement.id)
  }
}
