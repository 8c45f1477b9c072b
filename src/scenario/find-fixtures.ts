import type { Search } from './fixture.js'
import type { Rig } from './rig.js'
import type { Sender } from './sender.js'
import { Undecided } from './undecided.js'
import { walkPages } from './walk-pages.js'

/** Binds the fixtures of an interface's suite to a run, so that a scenario can call them. */
export function findFixtures(
  rig: Rig,
  interfaceName: string,
  as: (actor: string) => Sender,
): Readonly<Record<string, (...wanted: never[]) => Promise<unknown>>> {
  const search: Search = {
    given: (name) => rig.given(interfaceName, name),
    as,
    once: (key, find) => rig.once(`${interfaceName} fixture ${key}`, find),
    walk: walkPages,
    lacking: (what, fixture) =>
      new Undecided(`It needs ${what}.`, { remedy: `fixtures.${interfaceName}.${fixture}` }),
    random: rig.random(`${interfaceName} fixtures`),
    bounds: { ...rig.walk, now: rig.clock.now },
  }
  return Object.fromEntries(
    Object.entries(rig.fixtures(interfaceName)).map(([name, fixture]) => [
      name,
      (...wanted: never[]) => fixture(search, ...wanted),
    ]),
  )
}
