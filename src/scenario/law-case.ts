import type { Declared } from './verify/declaration.js'
import type { LawCase, Story } from './scenario.js'
import type { LawStage } from './stage/law-stage.js'
import type { Verifying } from './verify/verification.js'

/** A requirement that others decide, if the definition shows it. */
interface Elsewhere {
  readonly elsewhere: string | undefined
}

interface Following<K extends string> {
  readonly requirement: string | undefined
  /** Keys of the same case, or requirements that others decide. */
  readonly after: K | Elsewhere | readonly (K | Elsewhere)[]
}

/** The requirements of a case; one that the definition of its operation does not show is undefined. */
type Binds<K extends string> = Readonly<Record<K, string | undefined | Following<NoInfer<K>>>>

/** A case as its law writes it. */
interface LawStory<K extends string>
  extends
    Pick<LawCase, 'operation' | 'undisturbed' | 'capability' | 'name' | 'title'>,
    Pick<Story, 'safety' | 'requests' | 'often'> {
  readonly verifies: Binds<K>
  readonly steps: (stage: LawStage & Verifying<K>) => Promise<unknown>
}

/**
 * One case of a law, with the keys under which it verifies its requirements. A law shows aspects that not every
 * definition has: what is undefined is never verified, and binds nothing that waits for it.
 */
export function lawCase<K extends string>({ verifies, ...story }: LawStory<K>): LawCase {
  const entries = Object.entries<Binds<K>[K]>(verifies)
  const idOf = (one: Binds<K>[K]): string | undefined =>
    typeof one === 'object' ? one.requirement : one
  const rootsOf = (one: Binds<K>[K]): readonly string[] => {
    const roots = typeof one === 'object' ? [one.after].flat() : []
    return roots.flatMap(
      (root) => (typeof root === 'object' ? root.elsewhere : idOf(verifies[root as K])) ?? [],
    )
  }
  const declares = entries.flatMap(([key, one]): readonly Declared[] => {
    const requirement = idOf(one)
    return requirement === undefined ? [] : [{ key, requirement, after: rootsOf(one) }]
  })
  const unbound = entries.flatMap(([key, one]) => (idOf(one) === undefined ? [key] : []))
  return { ...story, declares, unbound, steps: story.steps as LawCase['steps'] }
}
