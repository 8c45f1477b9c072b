import { createHash } from 'node:crypto'
import type { Profile } from '../../target/profile.js'

/**
 * Digests of what a profile says that may change a verdict, by section: two runs with the same ones were told the same.
 * Of actors and hooks the names alone count, as they hold secrets, and a shorter digest than these have cannot be
 * searched for what it is of.
 */
export function sectionDigests(profile: Profile): Readonly<Record<string, string>> {
  const { actors, callers, claims, fixtures, hooks, limits, listener } = profile
  const { concurrency: _, ...bounds } = limits
  const sections = {
    actors: Object.keys(actors).toSorted(),
    ...(callers && { callers }),
    claims,
    fixtures,
    hooks: Object.keys(hooks).toSorted(),
    limits: bounds,
    listener: listener !== undefined,
  }
  return Object.fromEntries(
    Object.entries(sections).map(([name, said]) => [
      name,
      createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12),
    ]),
  )
}
