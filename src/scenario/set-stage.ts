import type { Operation } from '../contract/operation.js'
import { refusalStatuses } from '../contract/refusal-statuses.js'
import type { Answer } from './answer.js'
import { actorsBy } from './actors-by.js'
import { askPlainly, isGone } from './ask-plainly.js'
import { biggestPage } from './biggest-page.js'
import { callActors } from './call-actors.js'
import { type Recheck, recheckOf } from './recheck.js'
import { declaredBy } from './declaration.js'
import { recheckService } from './recheck-service.js'
import { expectationOf } from './expectation.js'
import { findCapability } from './capability.js'
import { findFixtures } from './find-fixtures.js'
import { holdState } from './hold-state.js'
import { isRefusal } from './is-refusal.js'
import { listen } from './listen.js'
import { openSearch } from './open-search.js'
import type { Observation } from '../terms/verdict.js'
import type { ObservationLog } from './observation-log.js'
import { NeedsMore } from './needs-more.js'
import { tryModel } from './model/try-model.js'
import { openVerify } from './open-verify.js'
import { plainRequest } from './plain-request.js'
import { preamble } from './preamble.js'
import type { RunContext } from './run-context.js'
import type { Scenario } from './scenario.js'
import type { RequestInput } from './request-input.js'
import type { Actors, Stage } from './stage.js'
import { covers } from './touch.js'
import type { Verifying } from './verification.js'
import { service } from './service.js'
import { tellSurprise } from './tell-surprise.js'
import { Undecided } from './undecided.js'
import { walkList } from './walk-list.js'
import { walkPages } from './walk-pages.js'
import { walkWhole } from './walk-whole.js'

/** Longest wait for a time that the target names, in milliseconds. */
const patience = 20_000

export interface StageParts {
  readonly run: RunContext
  readonly scenario: Scenario
  readonly log: ObservationLog
  /** Ends the scenario. */
  readonly signal: AbortSignal
  /** States of the target that the scenario holds: whoever performs it waits until they have ended. */
  readonly held: Set<Promise<unknown>>
  readonly afterwards: Stage['afterwards']
  /** Is told each answer that the scenario gets. */
  readonly onAnswer: (answer: Answer) => void
}

/** Puts everything on the stage that a scenario may use. */
export function setStage(parts: StageParts): Stage & Verifying<string> {
  const { run, scenario, log, signal, held, afterwards, onAnswer } = parts
  const { interface: name } = scenario
  const contract = run.contract.interfaces.find((one) => one.name === name)
  if (contract === undefined) throw new Error(`no interface ${name}`)
  const { as, finder } = callActors({
    run,
    interface: name,
    scenario: scenario.id,
    signal,
    onAnswer,
  })
  const search = openSearch(run, name, finder)
  const fixtures = findFixtures(search, run.fixtures(name))
  // Looks at the target again instead of remembering what was found.
  const searchAnew = openSearch({ ...run, once: (_, find) => find() }, name, finder)
  const anew = findFixtures(searchAnew, run.fixtures(name))
  const bounds = { ...run.walk, now: run.clock.now }
  const drawn = run.random(scenario.id)
  const drawnAnew = run.random(`${scenario.id} again`)
  // Names that were not given before, and the same sequences of a model.
  const random = (n: number): number => {
    const [first, other] = [drawn(n), drawnAnew(n)]
    return scenario.isAgain ? other : first
  }
  const once: Stage['once'] = (key, find) => run.once(`${name} ${key}`, find)

  const orderFor = (operation: Operation, known = fixtures): Promise<RequestInput> =>
    plainRequest(operation, async (wanted) => {
      const fixture = known[wanted]
      if (fixture === undefined) throw new Error(`no fixture ${wanted}`)
      return fixture()
    })

  /** What a list has in its path, as a plain request has it. */
  const pathOf = async (operationId: string): Promise<RequestInput['path']> => {
    const operation = run.contract.operation(name, operationId)
    const asks = operation?.parameters.some((one) => one.in === 'path')
    return operation !== undefined && asks ? (await orderFor(operation)).path : undefined
  }

  /** A law is bound by what a definition shows, and may have no such aspect there; a story knows its contract. */
  const known = (requirement: string | undefined): string | undefined => {
    if (requirement !== undefined && run.contract.requirement(requirement)) return requirement
    if (scenario.kind === 'law') return undefined
    throw new Error(`it builds on ${requirement ?? 'something'}, which is no requirement`)
  }

  const isServed = (operation: Operation): Recheck => recheckService(rest.plain, operation)

  const ask: Stage['askPlainly'] = (sender, operation) =>
    askPlainly(sender, operation, (again) => orderFor(operation, again ? anew : fixtures))

  const walkAgain: Stage['walkListAgain'] = async (operation) =>
    walkWhole(run, as('customer'), operation, await orderFor(operation))

  const during: Stage['during'] = (hook, steps, values) => {
    const holding = holdState(run, scenario, hook, steps, signal, values)
    held.add(holding)
    return holding
  }

  const record = (requirement: string, observation: Observation, answer?: Answer): void => {
    // In a state that was brought about, a second look would see the target after it.
    const isDoubtful = answer !== undefined && held.size === 0
    log.add(requirement, observation, isDoubtful ? doubtFor(answer, observation) : undefined)
  }
  const doubtFor = (answer: Answer, observation: Observation): Recheck | undefined =>
    recheckOf(answer, observation, async () => ({
      sender: as(answer.exchange.actor),
      order: await orderFor(answer.operation),
    }))

  /** A comparison did not hold, and is made anew: what was read once per run is read again for it. */
  let isAgain = false
  const verifying = openVerify({
    declares: declaredBy(scenario),
    unbound: scenario.unbound ?? [],
    record,
    onReading: (before) => (isAgain = before > 0),
  })

  const rest: Omit<Stage, keyof Actors> = {
    interface: contract,
    operation: (operationId) => {
      const operation = run.contract.operation(name, operationId)
      if (operation === undefined) throw new Error(`no operation ${operationId}`)
      return operation
    },
    fixtures,
    capability: async ({ id }, kind) => findCapability(run.capabilities(name)[id], kind)?.(search),
    assume: (answer, requirement) =>
      expectationOf(
        answer,
        preamble(
          { ...parts, isServed: held.size === 0 ? isServed : undefined },
          known(requirement),
        ),
      ),
    given: (answer) => expectationOf(answer, preamble(parts, undefined)),
    giveUp: (because, remedy) => {
      throw new Undecided(because, { remedy })
    },
    walk: async (sender, operationId, query, pages) => {
      const most = pages === undefined ? bounds : { ...bounds, pages, own: ['pages' as const] }
      return walkPages(sender, operationId, { query, path: await pathOf(operationId) }, most)
    },
    walkNarrowed: async (operation, query) => {
      const asked = { ...query, ...biggestPage(operation) }
      return walkList(
        as('customer'),
        operation,
        { query: asked, path: await pathOf(operation.id) },
        bounds,
      )
    },
    walkList: (operation) =>
      isAgain
        ? walkAgain(operation)
        : once(`list ${operation.id}`, async () =>
            walkWhole(run, finder('customer'), operation, await orderFor(operation)),
          ),
    walkListAgain: walkAgain,
    plainRequest: (operation) => orderFor(operation),
    askPlainly: ask,
    plain: (operation) =>
      once(`plain ${operation.id}`, async () => {
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
    refusals: refusalStatuses,
    once,
    during,
    listen: (steps) => listen(run, scenario, during, steps),
    waitUntil: async (time) => {
      const wait = time - run.clock.now()
      if (wait > patience) return false
      if (wait > 0) await run.clock.sleep(wait, signal)
      return true
    },
    model: (model) =>
      tryModel(model, {
        verifies: scenario.verifies,
        log,
        seed: drawn(2 ** 31),
        time: run.walk.time,
        now: run.clock.now,
        surprised: (answer, because) => tellSurprise(parts, answer, because),
        isRead: (id) => run.contract.operation(name, id)?.method === 'GET',
      }),
    needs: (...touches) => {
      const lacking = touches.filter((one) => !covers(scenario.touches, one))
      if (lacking.length > 0) throw new NeedsMore(lacking)
    },
    afterwards,
    lintDocument: ({ json, url }) => run.lintDocument({ interface: name, url, document: json }),
    now: run.clock.now,
    random,
  }
  return Object.assign(actorsBy(as), rest, verifying)
}
