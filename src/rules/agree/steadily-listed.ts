import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Exchange } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'
import { addedIn } from '../memory/added-in.js'
import { tellsTime } from '../memory/clock-behind.js'
import { expiredOtherwise } from '../memory/expired-otherwise.js'
import { type Expiry, expiryIn } from '../memory/expiry.js'
import { lackedBy } from '../memory/lacked-by.js'
import { type Listing, listing, momentOf } from '../memory/listing.js'
import { lastSegment } from '../memory/last-segment.js'
import { spanOf } from '../memory/span.js'
import { sightsIn } from '../memory/steady-item.js'
import { type Touch, touchOf } from '../memory/touch.js'
import { withoutFollowing } from '../memory/wrong-list.js'
import { namesAspect } from '../names-aspect.js'
import type { AnsweredExchange, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const aspects = [
  aspectOf('filter', 'matching'),
  aspectOf('filter', 'complete'),
  aspectOf('filter', 'several'),
]

/** Where rows say that what a list holds stays in it, each answer holds what those before and after it do, and nothing else that was there. */
export const steadilyListed: Rule = {
  id: 'rules/steadily-listed',
  title: 'What a list holds before and after is in it meanwhile, and what it does not is not',
  file: 'src/rules/agree/steadily-listed.ts',
  contradicts: (requirement) =>
    namesAspect(...aspects)(requirement) ||
    watchedBy('steadily-listed')(requirement) ||
    watchedBy('narrowed-to-one')(requirement),
  remember,
}

/** Items of lists that are remembered, and requests that may have changed something. */
const most = 40_000
const mostChanges = 4000

function remember({ interfaces }: Contract): Memory {
  const lists = interfaces.flatMap(({ operations }) =>
    operations.filter(
      (one) =>
        one.requirement({ kind: 'watched', by: 'steadily-listed', about: one.id }) !== undefined,
    ),
  )
  const names = new Set(lists.map((one) => one.interface))
  const read = new Map<string, Listing[]>()
  const changed: Touch[] = []
  /** When what was read by itself was last written, by its identifier. */
  const moments = new Map<string, number>()
  const expiries = new Map<string, Expiry[]>()
  const clocks = new Map<string, number>()
  let items = 0

  /** What was just written tells by how much the clock is behind, where no Date does. */
  const noteClock = (answered: AnsweredExchange, told: readonly number[]): void => {
    const { interface: name } = answered.operation
    if (tellsTime(answered) || answered.facts.clock === 'moved') return
    const { to } = spanOf(answered.exchange)
    const behind = told.filter(Number.isFinite).map((moment) => Math.max(to - moment, 0))
    clocks.set(name, Math.min(clocks.get(name) ?? Infinity, ...behind))
  }
  const noteAlone = (answered: AnsweredExchange): void => {
    const { operation, exchange, json, facts } = answered
    if (!lists.some(({ itemResource }) => itemResource?.operation === operation.id)) return
    const id = lastSegment(exchange.request.url)
    if (json.kind !== 'json' || !isObject(json.value) || moments.size >= most) return
    const moment = momentOf(json.value, answered)
    moments.set(id, Math.max(moment, moments.get(id) ?? 0))
    noteClock(answered, [moment])
    const expiry = facts.clock === 'moved' ? undefined : expiryIn(answered, json.value)
    if (expiry !== undefined) expiries.set(id, [...(expiries.get(id) ?? []), expiry])
  }
  const noteList = (answered: AnsweredExchange): void => {
    // By another clock, what has expired is something else.
    if (!lists.includes(answered.operation) || answered.facts.clock === 'moved') return
    const list = listing(answered)
    if (list === undefined || items + list.items.size > most) return
    const { actor } = answered.exchange
    const place = `${actor} ${answered.operation.interface}.${answered.operation.id}`
    read.set(place, [...(read.get(place) ?? []), list])
    items += list.items.size
    noteClock(
      answered,
      [...list.items.values()].map(({ moment }) => moment),
    )
  }

  return {
    // What is sent to the address of a link is of no interface.
    concerns: ({ interface: name }: Exchange) => name === undefined || names.has(name),
    look(exchange, answered) {
      const touch = touchOf(exchange)
      if (touch !== undefined) changed.push(touch)
      if (answered === undefined) return []
      noteAlone(answered)
      noteList(answered)
      return []
    },
    settle() {
      if (changed.length > mostChanges) return []
      return [...read.values()].flatMap((all) => {
        const behind = clocks.get(all[0]?.operation.interface ?? '') ?? 0
        const known = { behind, all, sights: sightsIn(all), changed, moments, expiries }
        return withoutFollowing([...lackedBy(known), ...addedIn(known), ...expiredOtherwise(known)])
      })
    },
  }
}
