import type { Search } from './fixture.js'
import type { RunContext } from './run-context.js'
import type { Sender } from './sender.js'
import { Undecided } from './undecided.js'
import { walkPages } from './walk-pages.js'

/** Binds the fixtures of an interface's suite to a run, so that a scenario can call them. */
export function findFixtures(
  run: RunContext,
  interfaceName: string,
  as: (actor: string) => Sender,
): Readonly<Record<string, (...wanted: never[]) => Promise<unknown>>> {
  const search: Search = {
    given: (name) => run.given(interfaceName, name),
    as,
    once: (key, find) => run.once(`${interfaceName} fixture ${key}`, find),
    walk: walkPages,
    lacking: (what, fixture) =>
      new Undecided(`It needs ${what}.`, { remedy: `fixtures.${interfaceName}.${fixture}` }),
    random: run.random(`${interfaceName} fixtures`),
    bounds: { ...run.walk, now: run.clock.now },
  }
  return Object.fromEntries(
    Object.entries(run.fixtures(interfaceName)).map(([name, fixture]) => [
      name,
      (...wanted: never[]) => fixture(search, ...wanted),
    ]),
  )
}
