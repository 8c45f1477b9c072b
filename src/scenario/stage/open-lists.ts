import { biggestPage } from '../list/biggest-page.js'
import type { callActors } from '../request/call-actors.js'
import type { Stage } from './stage.js'
import { walkList } from '../list/walk-list.js'
import { walkPages } from '../list/walk-pages.js'
import { walkWhole } from '../list/walk-whole.js'
import type { Requests } from './open-requests.js'
import type { StageParts } from './stage-parts.js'

interface Parts extends Pick<StageParts, 'run' | 'scenario'> {
  readonly actors: ReturnType<typeof callActors>
  readonly requests: Requests
  readonly operation: Stage['operation']
  /** Whether a comparison did not hold and is made anew: what was read once per run is read again for it. */
  readonly isAgain: () => boolean
}

/** The ways to read a list, within the bounds of the run. */
export function openLists(parts: Parts): Pick<Stage, 'walk' | 'walkList'> {
  const { run, scenario, actors, requests, operation, isAgain } = parts
  return {
    walk: async (sender, operationId, query, pages) => {
      const { bounds } = sender
      const most = pages === undefined ? bounds : { ...bounds, pages, own: ['pages' as const] }
      const path = await requests.pathOf(operation(operationId))
      return walkPages(sender, operationId, { query, path }, most)
    },
    walkList: async (list, { query, anew = false } = {}) => {
      if (query !== undefined) {
        const path = await requests.pathOf(list)
        const asked = { query: { ...query, ...biggestPage(list) }, path }
        return walkList(actors.as('customer'), list, asked)
      }
      const walkBy = async (call: typeof actors.as) =>
        walkWhole(run, call('customer'), list, await requests.plainRequest(list))
      return anew || isAgain()
        ? walkBy(actors.as)
        : run.found(`${scenario.interface} list ${list.id}`, () => walkBy(actors.finder))
    },
  }
}
