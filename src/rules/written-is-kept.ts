import type { Contract } from '../contract/contract.js'
import { aspectOf } from '../contract/law/law-aspect.js'
import { describedPart } from '../contract/shown/described-part.js'
import { isObject } from './is-object.js'
import { itemsOfPage } from './items-of-page.js'
import { judgeWritten } from './judge-written.js'
import { judgeItem } from './memory/judge-item.js'
import { judgeReading } from './memory/judge-reading.js'
import { judgeTag } from './memory/judge-tag.js'
import { lastSegment } from './memory/last-segment.js'
import { isUnsteady } from './memory/is-unsteady.js'
import { judgeUpdate } from './memory/judge-update.js'
import type { Item, OwnResource } from './memory/own-resource.js'
import { type ResourceKind, resourceKinds } from './memory/resource-kinds.js'
import { overlap, type Span, spanOf } from './memory/span.js'
import { namesAspect } from './names-aspect.js'
import type { AnsweredExchange, LateRemark, Memory, Remark, Rule } from './rule.js'
import type { Exchange } from '../exchange/exchange.js'
import { membersOf, sentIn } from './sent-in.js'
import { watchedBy } from './watched-by.js'

const shown = aspectOf('creations', 'shown')
const aspects = namesAspect(
  shown,
  aspectOf('conditional-writes', 'shown'),
  aspectOf('creations', 'tag'),
  aspectOf('items-agree', 'agree'),
  aspectOf('items-agree', 'carried'),
  aspectOf('conditional-reads', 'steady'),
)

/**
 * What Assay created, no other client changes: each answer shows what was written last, with one entity
 * tag as long as nothing is written.
 */
export const writtenIsKept: Rule = {
  id: 'rules/written-is-kept',
  title: 'What was created in a run is shown as it was written last',
  file: 'src/rules/written-is-kept.ts',
  decides: () => false,
  contradicts: (requirement) => aspects(requirement) || watchedBy('written-is-kept')(requirement),
  judge: judgeAnswer,
  remember,
}

/** The answer to a request that created something shows it as it was sent. */
function judgeAnswer(answered: AnsweredExchange): readonly Remark[] {
  const { operation, response, json } = answered
  const requirement = operation.requirement(shown)
  if (requirement === undefined || response.status !== 201) return []
  if (json.kind !== 'json' || !isObject(json.value)) return []
  const sent = sentIn(answered)
  return sent === undefined ? [] : judgeWritten(operation, { sent, shown: json.value }, requirement)
}

/** What contradicts a requirement unless something was written meanwhile, of which the answer is still to come. */
interface Doubt extends LateRemark {
  readonly own: OwnResource
  /** When nothing may have been written. */
  readonly within: readonly Span[]
}

/** Resources that are remembered. */
const most = 4000

function remember(contract: Contract): Memory {
  const kinds = resourceKinds(contract)
  const concerned = new Set(
    kinds.flatMap(({ reading, creations }) => (creations.length > 0 ? [reading.interface] : [])),
  )
  const owns = new Map<string, OwnResource>()
  let doubts: Doubt[] = []

  const ownAt = (kind: ResourceKind, exchange: Exchange): OwnResource | undefined =>
    owns.get(keyOf(kind, lastSegment(exchange.request.url)))

  /** Notes a request that may change what it names. */
  const touch = ({ request }: Exchange, span: Span): void => {
    const text = `${request.url}\n${request.body?.text ?? ''}`
    for (const [key, own] of owns)
      if (text.includes(key.slice(key.indexOf(' ') + 1))) own.touched.push(span)
  }

  const look = (exchange: Exchange, answered: AnsweredExchange | undefined): readonly Remark[] => {
    const span = spanOf(exchange)
    const isRead = /^(?:GET|HEAD|OPTIONS)$/.test(exchange.request.method)
    const status = answered?.response.status
    const isRefused = status !== undefined && status >= 400 && status < 500
    if (!isRead && !isRefused) touch(exchange, span)
    const named = (operations: readonly { readonly id: string; readonly interface: string }[]) =>
      operations.some(
        (one) => one.id === exchange.operation && one.interface === exchange.interface,
      )
    const doubt = (own: OwnResource, within: readonly Span[], remarks: readonly Remark[]) => {
      const wrong = remarks.filter(({ verdict }) => verdict === 'fail')
      doubts.push(...wrong.map((remark) => ({ own, within, exchange: exchange.number, remark })))
      return remarks.filter(({ verdict }) => verdict === 'pass')
    }
    for (const kind of kinds) {
      const written = named(kind.writes) ? ownAt(kind, exchange) : undefined
      if (written !== undefined) note(written, exchange, answered, span)
      if (answered === undefined || status === undefined) continue
      const version = written?.versions.at(-1)
      if (written !== undefined && version !== undefined) {
        const remarks = judgeUpdate(written, answered)
        version.doubted = { exchange: exchange.number, remarks }
        return []
      }
      if (named(kind.creations)) create(owns, kind, answered, span)
      if (named([kind.reading])) {
        const own = ownAt(kind, exchange)
        if (own === undefined || own.isGone) return []
        const seen = judgeReading(own, answered, span)
        doubts.push(...doubtedBy(own, seen, span))
        const remarks = [
          ...doubt(own, [span], seen),
          ...doubt(own, ...judgeTag(own, answered, span)),
        ]
        return remarks
      }
      if (named(kind.lists)) {
        const { at = '', items = [] } = itemsOfPage(answered) ?? {}
        return items.flatMap((item, index) => {
          const own = isObject(item) ? owns.get(keyOf(kind, String(item[kind.by]))) : undefined
          if (own === undefined || own.isGone || !isObject(item)) return []
          const pointer = `${at}/${index}`
          return doubt(own, ...judgeItem(own, { item, pointer, answered, span }))
        })
      }
    }
    return []
  }

  return {
    concerns: (exchange) => concerned.has(exchange.interface ?? ''),
    look,
    settle() {
      const due = doubts.filter(
        ({ own, within }) => !own.touched.some((one) => within.some((span) => overlap(one, span))),
      )
      doubts = []
      return due.filter((one) => !isUnsteady(one, due))
    },
  }
}

/** What the answer to the last write contradicts, where a reading shows that it was written. */
function doubtedBy(own: OwnResource, seen: readonly Remark[], span: Span): readonly Doubt[] {
  const version = own.versions.at(-1)
  const isWritten = seen.length > 0 && seen.every(({ verdict }) => verdict === 'pass')
  if (version?.doubted === undefined || !isWritten) return []
  const { exchange, remarks } = version.doubted
  version.doubted = undefined
  const wrong = remarks.filter(({ verdict }) => verdict === 'fail')
  return wrong.map((remark) => ({ own, within: [span], exchange, remark }))
}

function create(
  owns: Map<string, OwnResource>,
  kind: ResourceKind,
  answered: AnsweredExchange,
  span: Span,
): void {
  const { operation, exchange, response, json } = answered
  if (response.status !== 201 || json.kind !== 'json' || !isObject(json.value)) return
  const id = json.value[kind.by]
  const sent = sentIn(answered)
  if (typeof id !== 'string' || id === '' || sent === undefined || owns.size >= most) return
  owns.set(keyOf(kind, id), {
    kind,
    creator: exchange.actor,
    creation: operation,
    tag: response.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1],
    versions: [{ written: span, by: operation, sent, read: new Map() }],
    shown: Object(describedPart(operation, json.value)) as Item,
    touched: [],
    tags: new Map(),
    isGone: false,
    isRead: false,
  })
}

/** Notes what a request at the address of a resource did to it. */
function note(
  own: OwnResource | undefined,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
  span: Span,
): void {
  const status = answered?.response.status
  if (own === undefined) return
  // What was refused is not to change it: whether it did is the fault of another requirement.
  if (status !== undefined && status >= 400 && status < 500) {
    const last = own.versions.at(-1)
    if (last !== undefined) last.sent = undefined
    last?.read.clear()
    return
  }
  const by = own.kind.writes.find(({ id }) => id === exchange.operation)
  if (by === undefined) return
  if (status !== undefined && status < 300 && by.method === 'DELETE') own.isGone = true
  else {
    const isDone = answered !== undefined && status !== undefined && status < 300
    const sent = isDone ? settable(own.kind, sentIn(answered)) : undefined
    own.versions.push({ written: span, by, sent, read: new Map() })
  }
}

/** Of what was sent, what creating takes as well: the rest may be for the target alone to say. */
function settable(
  { creations }: ResourceKind,
  sent: ReturnType<typeof sentIn>,
): ReturnType<typeof sentIn> {
  const known = new Set(creations.flatMap(membersOf))
  return sent && Object.fromEntries(Object.entries(sent).filter(([name]) => known.has(name)))
}

const keyOf = ({ reading }: ResourceKind, id: string): string =>
  `${reading.interface}.${reading.id} ${id}`
