import type { Operation } from '../../contract/operation.js'
import type { Answer } from '../answer/answer.js'
import { askPlainly, isGone, type Plain } from '../request/ask-plainly.js'
import { finderName, type callActors } from '../request/call-actors.js'
import { expectationOf } from '../verify/expectation.js'
import { findFixtures } from '../fixture/find-fixtures.js'
import { isRefusal } from '../answer/is-refusal.js'
import type { LawStage } from './law-stage.js'
import { openSearch } from '../fixture/open-search.js'
import { type Fullness, plainRequest } from '../request/plain-request.js'
import { preamble } from '../preamble/preamble.js'
import type { RequestInput } from '../request/request-input.js'
import type { RunContext } from '../run-context.js'
import type { Sender } from '../request/sender.js'
import { service } from '../preamble/service.js'
import { Undecided, whatIsRequired, whereUndecided } from '../undecided.js'
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
  const findFor = (user: string) => {
    const find = (look: Partial<RunContext>) =>
      findFixtures(openSearch({ ...run, ...look }, name, finder, user), run.fixtures(name))
    // Looks at the target again instead of remembering what was found.
    const anew: Partial<RunContext> = { found: (_, search) => search() }
    return { known: find({}), anew: find(anew), unnamed: find({ ...anew, given: () => [] }) }
  }
  const own = findFor(parts.scenario.id)
  const shared = findFor(finderName)

  const requestFor = (
    operation: Operation,
    known = own.known,
    fullness?: Fullness,
  ): Promise<RequestInput> => {
    const find = async (wanted: string): Promise<unknown> => {
      const fixture = known[wanted]
      if (fixture === undefined) throw new Error(`no fixture ${wanted}`)
      return fixture()
    }
    return plainRequest(operation, find, fullness)
  }
  const ask = (found: typeof own, sender: Sender, operation: Operation): Promise<Plain> =>
    askPlainly(
      sender,
      operation,
      (again) => requestFor(operation, again ? found.anew : found.known),
      () => whereUndecided(requestFor(operation, found.unnamed), () => undefined),
      (milliseconds) => run.clock.sleep(milliseconds),
    )
  // Where nothing is promised to a plain request, more may be required than the documents show.
  const askFully = async (operation: Operation): Promise<Plain | undefined> => {
    const order = await whereUndecided(requestFor(operation, shared.known, 'full'), () => undefined)
    if (order === undefined || Object.keys(order.query ?? {}).length === 0) return undefined
    const answer = await finder('customer').send(operation.id, order)
    const needed = Object.keys(order.query ?? {})
    return isAnswered(answer) ? { order, answer, needed } : undefined
  }

  return {
    fixtures: own.known,
    plainRequest: (operation) => requestFor(operation),
    askPlainly: (sender, operation) => ask(own, sender, operation),
    pathOf: async (operation) =>
      operation.parameters.some((one) => one.in === 'path')
        ? (await requestFor(operation)).path
        : undefined,
    plain: (operation) =>
      run.found(`${name} plain ${operation.id}`, async () => {
        const plain = await ask(shared, finder('customer'), operation)
        const { status, exchange } = plain.answer
        if (isAnswered(plain.answer)) return plain
        const root = operation.requirement(service)
        const isOpen = root === undefined && [400, 404, 422].includes(status)
        const full = isOpen ? await askFully(operation) : undefined
        if (full !== undefined) return full
        // What it was about may have gone once more; and where nothing is promised, any answer is as good.
        if (root !== undefined && !isRefusal(plain.answer) && !isGone(plain.answer))
          expectationOf(plain.answer, preamble(parts, root)).status('2XX')
        throw new Undecided(
          `A plain request of the customer to ${operation.id} was answered with ${status}.`,
          {
            dependsOn: root,
            exchanges: [exchange.number],
            ...(isOpen && { remedy: remedyFor(operation, status) }),
          },
        )
      }),
  }
}

/** What an operation requires that the documents only name, the owner may describe; or it is not there. */
function remedyFor(operation: Operation, status: number): string {
  const isAbsent = status === 404 && !operation.parameters.some((one) => one.in === 'path')
  return isAbsent ? `claims.operations: { except: [${operation.id}] }` : whatIsRequired(operation)
}

const isAnswered = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300
