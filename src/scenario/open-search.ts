import type { ActorName } from '../terms/actor-name.js'
import type { Search } from './fixture.js'
import type { RunContext } from './run-context.js'
import type { Sender } from './sender.js'
import { Undecided } from './undecided.js'
import { walkPages } from './walk-pages.js'

/** What the fixtures of an interface search with in a run. */
export const openSearch = (
  run: RunContext,
  interfaceName: string,
  as: (actor: ActorName) => Sender,
): Search => ({
  given: (name) => run.given(interfaceName, name),
  as,
  once: (key, find) => run.once(`${interfaceName} fixture ${key}`, find),
  walk: walkPages,
  lacking: (what, fixture) =>
    new Undecided(`It needs ${what}.`, { remedy: `fixtures.${interfaceName}.${fixture}` }),
  random: run.random(`${interfaceName} fixtures`),
})
