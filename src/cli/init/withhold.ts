import { createOnce } from '../../run/create-once.js'
import type { Suites } from '../../run/load-suites.js'
import { callActors, finderName } from '../../scenario/request/call-actors.js'
import type { Capability } from '../../scenario/capability.js'
import type { Fixture, Fixtures } from '../../scenario/fixture/fixture.js'
import { openSearch } from '../../scenario/fixture/open-search.js'
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
      const target = openSearch(run, name, finder, finderName, false)
      const both =
        <A extends readonly unknown[], T>(key: string, find: Fixture<A, T>): Fixture<A, T> =>
        async (search, ...wanted) => {
          const why = await once(`${name} ${key} ${JSON.stringify(wanted)}`, async () =>
            find(target, ...wanted).then(
              () => undefined,
              (error: unknown) => error,
            ),
          )
          if (why instanceof Undecided) throw why
          return find(search, ...wanted)
        }
      const fixtures: Fixtures = Object.fromEntries(
        Object.entries(suite.fixtures).map(([key, find]) => [key, both(key, find)]),
      )
      const capabilities = Object.fromEntries(
        Object.entries(suite.capabilities).map(([id, own]) => {
          const kinds = Object.entries(own).map(([kind, one]) => [
            kind,
            typeof one === 'function' ? both(`${id} ${kind}`, one as Fixture<[], unknown>) : one,
          ])
          return [id, Object.fromEntries(kinds) as Capability]
        }),
      )
      return [name, { ...suite, fixtures, capabilities }]
    }),
  )
  return { ...suites, interfaces }
}
