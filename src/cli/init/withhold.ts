import type { Fixtures } from '../../scenario/fixture.js'
import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'
import type { SeenInterface } from './look-at-interface.js'

/**
 * Suites whose fixtures find nothing where they found nothing at a target, and the profile gives nothing: the reference
 * bank, which is rehearsed with, has all of it.
 */
export function withhold(
  suites: Suites,
  seen: readonly SeenInterface[],
  { fixtures: given }: Profile,
): Suites {
  const interfaces = new Map(
    [...suites.interfaces].map(([name, suite]) => {
      const lacking = seen.find((one) => one.name === name)?.lacking
      const named = Object.entries(suite.discoveries.found)
        .filter(([fixture]) => given[name]?.[fixture] !== undefined)
        .map(([, by]) => by)
      const fixtures: Fixtures = Object.fromEntries(
        Object.entries(suite.fixtures).map(([key, fixture]) => {
          const error = lacking?.get(key)
          if (error === undefined || named.includes(key)) return [key, fixture]
          return [
            key,
            async () => {
              throw error
            },
          ]
        }),
      )
      return [name, { ...suite, fixtures }]
    }),
  )
  return { ...suites, interfaces }
}
