import type { Call } from './call-actors.js'
import type { Search } from './fixture.js'
import type { RunContext } from './run-context.js'
import { Undecided } from './undecided.js'
import { walkPages } from './walk-pages.js'

/**
 * What the fixtures of an interface search with in a run.
 *
 * @param user the scenario that sends what is found, as exchanges name it
 * @param usesUp false before a run, which is to find what there is
 */
export const openSearch = (
  run: RunContext,
  interfaceName: string,
  as: Call,
  user: string,
  usesUp = true,
): Search => ({
  given: (name) => run.given(interfaceName, name),
  as,
  beside: (other) => (run.isTested(other) ? (actor) => as(actor, other) : undefined),
  usesUp,
  once: (key, find) => run.once(`${interfaceName} fixture ${key}`, find),
  take: (name) => run.take(`${interfaceName} ${name}`, run.given(interfaceName, name), user),
  walk: walkPages,
  lacking: (what, fixture, or) => {
    const remedy = `fixtures.${interfaceName}.${fixture}`
    return new Undecided(`It needs ${what}.`, {
      remedy: or === undefined ? remedy : `add ${remedy}, or ${or}`,
    })
  },
  random: run.random(`${interfaceName} fixtures`),
})
