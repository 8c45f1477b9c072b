import { createOnce } from '../../run/create-once.js'
import type { Suites } from '../../run/load-suites.js'
import { callActors } from '../../scenario/call-actors.js'
import { findFixtures } from '../../scenario/find-fixtures.js'
import type { Fixture, Fixtures } from '../../scenario/fixture.js'
import type { RunContext } from '../../scenario/run-context.js'
import { Undecided } from '../../scenario/undecided.js'

/**
 * Suites whose fixtures find nothing where they find nothing at a target, whatever the reference bank has, which a run
 * is rehearsed with. What would write to the target is taken for there.
 *
 * @param run of the target, reading only
 */
export function withhold(suites: Suites, run: RunContext): Suites {
  const once = createOnce()
  const interfaces = new Map(
    [...suites.interfaces].map(([name, suite]) => {
      const { finder } = callActors({ run, interface: name, scenario: 'init', signal: run.signal })
      const atTarget = findFixtures(run, name, finder)
      const fixtures = Object.entries(suite.fixtures).map(([key, find]) => {
        const both: Fixture<never[], unknown> = async (search, ...wanted) => {
          const why = await once(`${name} ${key} ${JSON.stringify(wanted)}`, async () =>
            atTarget[key]?.(...wanted).then(
              () => undefined,
              (error: unknown) => error,
            ),
          )
          if (why instanceof Undecided) throw why
          return find(search, ...wanted)
        }
        return [key, both] as const
      })
      return [name, { ...suite, fixtures: Object.fromEntries(fixtures) satisfies Fixtures }]
    }),
  )
  return { ...suites, interfaces }
}
