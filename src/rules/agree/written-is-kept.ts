import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { judgeWritten } from './judge-written.js'
import { judgeItem } from '../memory/judge-item.js'
import { judgeReading } from '../memory/judge-reading.js'
import { judgeTag } from '../memory/judge-tag.js'
import { isUnsteady } from '../memory/is-unsteady.js'
import { judgeUpdate } from '../memory/judge-update.js'
import { noteWrite } from '../memory/note-write.js'
import { openOwnResources } from '../memory/own-resources.js'
import type { OwnResource } from '../memory/own-resource.js'
import { resourceKinds } from '../memory/resource-kinds.js'
import { overlap, type Span, spanOf } from '../memory/span.js'
import { namesAspect } from '../names-aspect.js'
import type { AnsweredExchange, LateRemark, Memory, Remark, Rule } from '../rule.js'
import type { Exchange } from '../../exchange/exchange.js'
import { sentIn } from './sent-in.js'
import { watchedBy } from '../watched-by.js'

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
  file: 'src/rules/agree/written-is-kept.ts',
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

function remember(contract: Contract): Memory {
  const kinds = resourceKinds(contract)
  const concerned = new Set(
    kinds.flatMap(({ reading, creations }) => (creations.length > 0 ? [reading.interface] : [])),
  )
  const owns = openOwnResources()
  let doubts: Doubt[] = []

  const look = (exchange: Exchange, answered: AnsweredExchange | undefined): readonly Remark[] => {
    const span = spanOf(exchange)
    const isRead = /^(?:GET|HEAD|OPTIONS)$/.test(exchange.request.method)
    const status = answered?.response.status
    const isRefused = status !== undefined && status >= 400 && status < 500
    if (!isRead && !isRefused) owns.touch(exchange, span)
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
      const written = named(kind.writes) ? owns.at(kind, exchange) : undefined
      if (written !== undefined) noteWrite(written, exchange, answered, span)
      if (answered === undefined || status === undefined) continue
      const version = written?.versions.at(-1)
      if (written !== undefined && version !== undefined) {
        const remarks = judgeUpdate(written, answered)
        version.doubted = { exchange: exchange.number, remarks }
        return []
      }
      if (named(kind.creations)) owns.create(kind, answered, span)
      if (named([kind.reading])) {
        const own = owns.at(kind, exchange)
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
          const own = isObject(item) ? owns.named(kind, String(item[kind.by])) : undefined
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
