import type { Operation } from '../../contract/operation.js'
import { askPlainly, isGone } from '../ask-plainly.js'
import type { callActors } from '../call-actors.js'
import { expectationOf } from '../expectation.js'
import { findFixtures } from '../find-fixtures.js'
import { isRefusal } from '../is-refusal.js'
import type { LawStage } from '../law-stage.js'
import { openSearch } from '../open-search.js'
import { plainRequest } from '../plain-request.js'
import { preamble } from '../preamble.js'
import type { RequestInput } from '../request-input.js'
import { service } from '../service.js'
import { Undecided } from '../undecided.js'
import type { StageParts } from './stage-parts.js'

/** Plain requests, with what they are about. */
export interface Requests extends Pick<
  LawStage,
  'fixtures' | 'plainRequest' | 'askPlainly' | 'plain'
> {
  /** What a list has in its path, as a plain request has it. */
  pathOf(operation: Operation): Promise<RequestInput['path']>
}

/** Opens the plain requests of a scenario. */
export function openRequests(
  parts: Pick<StageParts, 'run' | 'scenario' | 'log'>,
  { finder }: Pick<ReturnType<typeof callActors>, 'finder'>,
): Requests {
  const { run } = parts
  const name = parts.scenario.interface
  const fixtures = findFixtures(openSearch(run, name, finder), run.fixtures(name))
  // Looks at the target again instead of remembering what was found.
  const searchAnew = openSearch({ ...run, once: (_, find) => find() }, name, finder)
  const anew = findFixtures(searchAnew, run.fixtures(name))
  const searchUnnamed = openSearch(
    { ...run, once: (_, find) => find(), given: () => [] },
    name,
    finder,
  )
  const unnamed = findFixtures(searchUnnamed, run.fixtures(name))

  const requestFor = (operation: Operation, known = fixtures): Promise<RequestInput> =>
    plainRequest(operation, async (wanted) => {
      const fixture = known[wanted]
      if (fixture === undefined) throw new Error(`no fixture ${wanted}`)
      return fixture()
    })
  const ask: LawStage['askPlainly'] = (sender, operation) =>
    askPlainly(
      sender,
      operation,
      (again) => requestFor(operation, again ? anew : fixtures),
      () => requestFor(operation, unnamed).catch(noneFound),
    )

  return {
    fixtures,
    plainRequest: (operation) => requestFor(operation),
    askPlainly: ask,
    pathOf: async (operation) =>
      operation.parameters.some((one) => one.in === 'path')
        ? (await requestFor(operation)).path
        : undefined,
    plain: (operation) =>
      run.once(`${name} plain ${operation.id}`, async () => {
        const plain = await ask(finder('customer'), operation)
        const { status, exchange } = plain.answer
        if (status >= 200 && status < 300) return plain
        const root = operation.requirement(service)
        // What it was about may have gone once more; and where nothing is promised, any answer is as good.
        if (root !== undefined && !isRefusal(plain.answer) && !isGone(plain.answer))
          expectationOf(plain.answer, preamble(parts, root)).status('2XX')
        throw new Undecided(
          `A plain request of the customer to ${operation.id} was answered with ${status}.`,
          { dependsOn: root, exchanges: [exchange.number] },
        )
      }),
  }
}

function noneFound(problem: unknown): undefined {
  if (!(problem instanceof Undecided)) throw problem
}
