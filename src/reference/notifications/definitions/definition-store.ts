import type { Definition, DefinitionContent, OpenedDefinition } from '../../books/definition.js'

/** The definitions of the bank, which administrators and services make and change. */
export interface DefinitionStore {
  /** Oldest first. */
  all(): readonly Definition[]
  find(id: string): Definition | undefined
  /** Gives it an identifier. */
  add(content: DefinitionContent, updatedAt: number): Definition
  /** In place of the one with the same identifier. */
  put(definition: Definition): void
  erase(id: string): void
  /** Back to how the bank opened. */
  reset(): void
}

const day = 86_400_000

/**
 * Opens the definitions of a bank.
 *
 * @param openedAt milliseconds since 1970
 */
export function openDefinitionStore(
  opened: readonly OpenedDefinition[],
  openedAt: number,
): DefinitionStore {
  const definitions = new Map<string, Definition>()
  let serial = 0
  const reset = () => {
    definitions.clear()
    for (const { daysAgo, expiresInDays, ...one } of opened)
      definitions.set(one.id, {
        ...one,
        updatedAt: openedAt - daysAgo * day,
        expiresAt: expiresInDays === undefined ? undefined : openedAt + expiresInDays * day,
      })
  }
  reset()
  return {
    all: () => [...definitions.values()],
    find: (id) => definitions.get(id),
    add(content, updatedAt) {
      serial += 1
      const id = `def-${(0x9000 + serial * 7).toString(16)}`
      const definition = { ...content, id, expired: false, updatedAt }
      definitions.set(id, definition)
      return definition
    },
    put: (definition) => void definitions.set(definition.id, definition),
    erase: (id) => void definitions.delete(id),
    reset,
  }
}
