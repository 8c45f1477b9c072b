/** A requirement that waits for others: as long as one of these does not hold, nothing can be said of it. */
export interface Following<K extends string = string> {
  readonly requirement: string
  /** Keys of the same story, or ids of requirements that others decide. */
  readonly after: Root<K> | readonly Root<K>[]
}

/** An id has a period, a key has none: a misspelt key is no root. */
type Root<K extends string> = K | `${string}.${string}`

/** The requirements that a story decides, each under a short key. */
export type Verifies<K extends string = string> = Readonly<
  Record<K, string | Following<NoInfer<K>>>
>

/** A requirement that a scenario decides. */
export interface Declared {
  /** What the story calls it. */
  readonly key: string
  readonly requirement: string
  /** Ids of the requirements that it waits for. */
  readonly after: readonly string[]
}

/** A scenario, as far as it says what it decides. */
export interface Declaring {
  /** Ids of the requirements. */
  readonly verifies: readonly string[]
  /** The same with their keys, and with what each of them waits for. */
  readonly declares?: readonly Declared[]
}

/** The requirements that a story declared, roots by their ids. */
export function declarationsOf(verifies: Verifies): readonly Declared[] {
  const idOf = (one: string | Following): string =>
    typeof one === 'string' ? one : one.requirement
  return Object.entries(verifies).map(([key, one]) => {
    const roots = typeof one === 'string' ? [] : [one.after].flat()
    const after = roots.map((root) => {
      const own = verifies[root]
      return own === undefined ? root : idOf(own)
    })
    return { key, requirement: idOf(one), after }
  })
}

/** What a scenario declares. Of which ids alone are known, each is its own key and waits for nothing. */
export const declaredBy = ({ declares, verifies }: Declaring): readonly Declared[] =>
  declares ?? verifies.map((id) => ({ key: id, requirement: id, after: [] }))
