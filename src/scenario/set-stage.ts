import type { Operation } from '../contract/operation.js'
import { refusalStatuses } from '../contract/refusal-statuses.js'
import { biggestPage } from './biggest-page.js'
import { actorNames } from './actor-names.js'
import { expectationOf } from './expectation.js'
import { findFixtures } from './find-fixtures.js'
import type { Ledger } from './ledger.js'
import { plainRequest } from './plain-request.js'
import type { Rig } from './rig.js'
import type { Scenario } from './scenario.js'
import { createSender, type Order, type Sender } from './sender.js'
import type { Stage } from './stage.js'
import { Undecided } from './undecided.js'
import { type Walk, walkPages } from './walk-pages.js'

const patience = 20_000

/** Puts everything on the stage that a scenario may use. */
export function setStage(
  rig: Rig,
  scenario: Scenario,
  ledger: Ledger,
  signal: AbortSignal,
  afterwards: Stage['afterwards'],
): Stage {
  const context = { rig, interface: scenario.interface, scenario: scenario.id, signal }
  const as = (actor: string): Sender => {
    const credentials = rig.credentials(actor)
    if (credentials === undefined)
      throw new Undecided(`It needs the actor ${actor}.`, { remedy: `actors.${actor}` })
    return createSender(context, actor, credentials)
  }
  // Fixtures are found once for the whole run: the end of the scenario that happened to ask first must not end them.
  const finder = (actor: string): Sender =>
    createSender(
      { ...context, scenario: 'fixtures', signal: rig.signal },
      actor,
      as(actor).credentials,
    )
  const fixtures = findFixtures(rig, scenario.interface, finder)
  const contract = rig.contract.interfaces.find((one) => one.name === scenario.interface)
  if (contract === undefined) throw new Error(`no interface ${scenario.interface}`)
  const bounds = { ...rig.walk, now: rig.clock.now }

  const orderFor = (operation: Operation): Promise<Order> =>
    plainRequest(operation, async (name) => {
      const fixture = fixtures[name]
      if (fixture === undefined) throw new Error(`no fixture ${name}`)
      return fixture()
    })

  const wholeList = async (operation: Operation): Promise<Walk> => {
    const { query } = await orderFor(operation)
    const walk = await walkPages(
      finder('customer'),
      operation.id,
      { ...query, ...biggestPage(operation) },
      bounds,
    )
    if (walk.end.kind === 'sampled')
      rig.note(
        `${operation.id} has more pages than were walked: ${walk.pages.length} pages with ${walk.items.length} items were looked at.`,
      )
    return walk
  }

  const stage = {
    interface: contract,
    operation: (operationId: string) => {
      const operation = rig.contract.operation(scenario.interface, operationId)
      if (operation === undefined) throw new Error(`no operation ${operationId}`)
      return operation
    },
    fixtures,
    assume: (answer) =>
      expectationOf(answer, ({ holds, expected, actual }) => {
        const number = answer.exchange.number
        if (!holds)
          throw new Undecided(
            `Exchange ${number} was to have ${expected} and had ${actual}; what follows builds on it.`,
            { exchanges: [number] },
          )
      }),
    verify: (requirement, answer) =>
      expectationOf(answer, ({ holds, exchanges, ...rest }) =>
        ledger.add(requirement, {
          ...rest,
          verdict: holds ? 'pass' : 'fail',
          exchanges: [answer.exchange.number, ...(exchanges ?? [])],
        }),
      ),
    undecided: (requirement, because, more) =>
      ledger.add(requirement, { exchanges: [], ...more, verdict: 'inconclusive', because }),
    giveUp: (because, remedy) => {
      throw new Undecided(because, remedy === undefined ? {} : { remedy })
    },
    walk: (sender, operationId, query, pages) =>
      walkPages(sender, operationId, query, { ...bounds, pages: pages ?? bounds.pages }),
    plainRequest: orderFor,
    plain: (operation) =>
      rig.once(`${scenario.interface} plain ${operation.id}`, async () => {
        const order = await orderFor(operation)
        const answer = await finder('customer').send(operation.id, order)
        if (answer.status >= 200 && answer.status < 300) return { order, answer }
        throw new Undecided(
          `A plain request of the customer to ${operation.id} was answered with ${answer.status}.`,
          {
            dependsOn: `${scenario.interface}.${operation.id}.answers`,
            exchanges: [answer.exchange.number],
          },
        )
      }),
    refusals: refusalStatuses,
    walkList: (operation) =>
      rig.once(`${scenario.interface} list ${operation.id}`, () => wholeList(operation)),
    walkListAgain: wholeList,
    once: (key, find) => rig.once(`${scenario.interface} ${key}`, find),
    during: async (hook, steps) => {
      if (!rig.hooks.has(hook))
        throw new Undecided(`It needs the target in a state that a client cannot bring about.`, {
          remedy: `hooks.${hook}`,
        })
      await rig.hooks.begin(hook)
      try {
        return await steps()
      } finally {
        await rig.hooks.end(hook)
      }
    },
    waitUntil: async (time) => {
      const wait = time - rig.clock.now()
      if (wait > patience) return false
      if (wait > 0) await rig.clock.sleep(wait, signal)
      return true
    },
    afterwards,
    now: rig.clock.now,
    random: rig.random,
  } satisfies Omit<Stage, (typeof actorNames)[number]>

  for (const actor of actorNames) Object.defineProperty(stage, actor, { get: () => as(actor) })
  return stage as unknown as Stage
}
