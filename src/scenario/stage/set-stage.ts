import { actorsBy } from '../request/actors-by.js'
import { callActors } from '../request/call-actors.js'
import { findCapability } from '../capability.js'
import { declaredBy } from '../verify/declaration.js'
import { holdState } from './hold-state.js'
import type { LawStage } from './law-stage.js'
import { listen } from './listen.js'
import { tryModel } from '../model/try-model.js'
import { NeedsMore } from '../needs-more.js'
import { openSearch } from '../fixture/open-search.js'
import { openVerify } from '../verify/open-verify.js'
import type { Actors, Stage } from './stage.js'
import { tellSurprise } from '../tell-surprise.js'
import { covers } from '../touch.js'
import type { Verifying } from '../verify/verification.js'
import { openLists } from './open-lists.js'
import { openPreambles } from './open-preambles.js'
import { openRecord } from './open-record.js'
import { openRequests } from './open-requests.js'
import { openWaits } from './open-waits.js'
import type { StageParts } from './stage-parts.js'

/** Puts everything on the stage that a scenario may use. */
export function setStage(parts: StageParts): LawStage & Verifying<string> {
  const { run, scenario, log, signal, held, afterwards, onAnswer } = parts
  const { interface: name } = scenario
  const contract = run.contract.interfaces.find((one) => one.name === name)
  if (contract === undefined) throw new Error(`no interface ${name}`)
  const actors = callActors({ run, interface: name, scenario: scenario.id, signal, onAnswer })
  const { pathOf, ...requests } = openRequests(parts, actors)
  const drawn = run.random(scenario.id)
  const { again = 0 } = scenario
  const drawnAnew = run.random(`${scenario.id} again${again > 1 ? ` ${again}` : ''}`)
  let isAgain = false
  /** While the target limits its callers, the time of a scenario stands still. */
  const passed = (): number => run.clock.now() - run.client.heldBack(scenario.id)
  const settling = {
    time: run.settleTime(name),
    now: passed,
    sleep: (milliseconds: number) => run.clock.sleep(milliseconds, signal),
  }
  const verifying = openVerify({
    declares: declaredBy(scenario),
    unbound: scenario.unbound ?? [],
    record: openRecord(parts, actors.as, requests.plainRequest),
    onReading: (before) => (isAgain = before > 0),
    settling,
  })
  const operation: Stage['operation'] = (operationId) => {
    const found = run.contract.operation(name, operationId)
    if (found === undefined) throw new Error(`no operation ${operationId}`)
    return found
  }
  const during: Stage['during'] = (hook, steps, values) => {
    const holding = holdState(run, scenario, hook, steps, signal, values)
    held.add(holding)
    return holding
  }
  // Names that were not given before, and the same sequences of a model.
  const random: Stage['random'] = (n) => {
    const [first, other] = [drawn(n), drawnAnew(n)]
    return again > 0 ? other : first
  }
  const lists = { run, scenario, actors, requests: { ...requests, pathOf }, operation }

  const rest: Omit<LawStage, keyof Actors> = {
    interface: contract,
    began: run.began,
    knows: (actor) => run.credentials(actor, name) !== undefined,
    operation,
    ...requests,
    ...openLists({ ...lists, isAgain: () => isAgain }),
    ...openPreambles(parts, requests.plain),
    capability: async ({ id }, kind) =>
      findCapability(
        run.capabilities(name)[id],
        kind,
      )?.({ ...openSearch(run, name, actors.finder, scenario.id), random }),
    once: (key, find) => run.once(`${name} ${key}`, () => find(actorsBy(actors.finder))),
    during,
    listen: (steps) => listen(run, scenario, during, steps),
    ...openWaits(run.clock, signal, settling.time, passed),
    needs: (...touches) => {
      const lacking = touches.filter((one) => !covers(scenario.touches, one))
      if (lacking.length > 0) throw new NeedsMore(lacking)
    },
    loginRecord: () => run.loginRecord(name),
    afterwards,
    lintDocument: ({ json, url }) => run.lintDocument({ interface: name, url, document: json }),
    random,
  }
  const model: Verifying<string>['model'] = (one) =>
    tryModel(one, {
      declares: declaredBy(scenario),
      log,
      seed: drawn(2 ** 31),
      time: run.walk.time,
      now: passed,
      surprised: (answer, because, seen) => tellSurprise(parts, answer, because, undefined, seen),
      isRead: (id) => run.contract.operation(name, id)?.method === 'GET',
    })
  return Object.assign(actorsBy(actors.as), rest, verifying, { model })
}
