import type { Contract } from '../../contract/contract.js'
import type { Operation } from '../../contract/operation.js'
import type { Exchange } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { fingerprint } from '../memory/fingerprint.js'
import { lastSegment } from '../memory/last-segment.js'
import { spanOf } from '../memory/span.js'
import { tellsOfOne } from '../memory/tells-of-one.js'
import type { AnsweredExchange, Memory, Remark, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

/**
 * What Assay deleted is neither read nor listed any more, no matter who asks for it: from so long after on as it may take
 * until what was written is seen everywhere.
 */
export const goneForGood: Rule = {
  id: 'rules/gone-for-good',
  title: 'What was deleted in a run is neither read nor listed afterwards',
  file: 'src/rules/agree/gone-for-good.ts',
  contradicts: watchedBy('gone-for-good'),
  remember,
}

/** What can be deleted, read and listed by an identifier that the target gives. */
interface Kind {
  readonly deletion: Operation
  readonly reading: Operation
  readonly list: Operation
  readonly by: string
}

/** Deleted resources that are remembered. */
const most = 4000

/** Resources of which it is remembered what was said. */
const mostSaid = 20_000

/** Milliseconds in which the time of sending is told. */
const precision = 1

const identifiers = new Set(['_id', 'id'])

function kindsOf({ interfaces }: Contract): readonly Kind[] {
  return interfaces.flatMap(({ operations }) =>
    operations.flatMap((list): readonly Kind[] => {
      const { operation, by = '' } = list.itemResource ?? {}
      const reading = operations.find(({ id }) => id === operation)
      const deletion = operations.find(
        ({ method, path }) => method === 'DELETE' && path === reading?.path,
      )
      if (reading === undefined || deletion === undefined || !identifiers.has(by)) return []
      return [{ deletion, reading, list, by }]
    }),
  )
}

function remember(contract: Contract): Memory {
  const kinds = kindsOf(contract)
  const names = new Set(kinds.map(({ list }) => list.interface))
  /** When each was deleted. */
  const gone = new Map<string, number>()
  /** What was said of each before, by operation. */
  const said = new Map<string, string>()
  /** Those of which a reading said so. */
  const seenGone = new Set<string>()
  const isOf = (exchange: Exchange, { id, interface: name }: Operation): boolean =>
    exchange.operation === id && exchange.interface === name

  const look = (exchange: Exchange, answered: AnsweredExchange | undefined): readonly Remark[] =>
    kinds.flatMap((kind) => {
      const { deletion, reading, list, by } = kind
      if (exchange.interface !== list.interface || answered === undefined) return []
      const { response, operation, facts, json } = answered
      const { from } = spanOf(exchange)
      const keyOf = (id: string): string => `${list.interface}.${list.id} ${id}`
      const isDue = (id: string): boolean => {
        const settled = facts.settleTime?.(list.interface) ?? Number.POSITIVE_INFINITY
        return from + precision >= (gone.get(keyOf(id)) ?? Number.POSITIVE_INFINITY) + settled
      }
      /** Whether it is what was deleted, and not another resource that was given its identifier. */
      const isGone = (body: Readonly<Record<string, unknown>>): boolean => {
        const key = keyOf(String(body[by]))
        const told = fingerprint(body)
        if (told === undefined) return false
        const place = told.kind === 'time' ? key : `${operation.id} ${key}`
        if (gone.has(key)) return said.get(place) === told.value && isDue(String(body[by]))
        const isOfOne = told.kind === 'members' || tellsOfOne(Number(told.value), answered)
        if (isOfOne && said.size < mostSaid) said.set(place, told.value)
        return false
      }
      const asked = lastSegment(exchange.request.url)
      const fail = (about: string, expected: string, actual: string, pointer?: string): Remark => {
        const watched = { kind: 'watched', by: 'gone-for-good', about } as const
        return {
          requirement: operation.requirement(watched),
          verdict: 'fail',
          expected,
          actual,
          pointer,
        }
      }
      if (isOf(exchange, deletion)) {
        if (response.status < 300 && gone.size < most)
          gone.set(keyOf(asked), from + exchange.timings.total)
        return []
      }
      if (isOf(exchange, reading)) {
        if (response.status === 404) seenGone.add(keyOf(asked))
        if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return []
        // Another resource in its place is the fault of another requirement.
        if (json.value[by] !== asked || !isGone(json.value)) return []
        return [fail(deletion.id, 'status 404 for what was deleted', 'status 200')]
      }
      if (!isOf(exchange, list)) return []
      const { at = '', items = [] } = itemsOfPage(answered) ?? {}
      const found = items.map(
        (item) => isObject(item) && isGone(item) && seenGone.has(keyOf(String(item[by]))),
      )
      const index = found.indexOf(true)
      if (index < 0) return []
      const [expected, actual] = ['nothing that was deleted', 'an item that was']
      const remark = fail(`${deletion.id} ${list.id}`, expected, actual, `${at}/${index}`)
      return [
        remark.requirement === undefined
          ? fail(deletion.id, expected, actual, `${at}/${index}`)
          : remark,
      ]
    })

  return {
    concerns: (exchange) => names.has(exchange.interface ?? ''),
    look,
    settle: () => [],
  }
}
