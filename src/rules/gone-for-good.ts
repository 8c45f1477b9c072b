import type { Contract } from '../contract/contract.js'
import type { Operation } from '../contract/operation.js'
import type { Exchange } from '../exchange/exchange.js'
import { isObject } from './is-object.js'
import { itemsOfPage } from './items-of-page.js'
import { lastSegment } from './memory/last-segment.js'
import { spanOf } from './memory/span.js'
import type { AnsweredExchange, Memory, Remark, Rule } from './rule.js'
import { watchedBy } from './watched-by.js'

/**
 * What Assay deleted is neither read nor listed any more, no matter who asks for it: from so long after on as it may take
 * until what was written is seen everywhere.
 */
export const goneForGood: Rule = {
  id: 'rules/gone-for-good',
  title: 'What was deleted in a run is neither read nor listed afterwards',
  file: 'src/rules/gone-for-good.ts',
  decides: () => false,
  contradicts: watchedBy('gone-for-good'),
  judge: () => [],
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
      // Others may give it anew what was written with success since.
      if (exchange.request.method !== 'GET' && response.status < 300) gone.delete(keyOf(asked))
      if (isOf(exchange, reading)) {
        if (response.status === 404) seenGone.add(keyOf(asked))
        const shown = json.kind === 'json' && isObject(json.value) ? json.value[by] : undefined
        // Another resource in its place is the fault of another requirement.
        if (response.status !== 200 || shown !== asked || !isDue(asked)) return []
        return [fail(deletion.id, 'status 404 for what was deleted', 'status 200')]
      }
      if (!isOf(exchange, list)) return []
      const { at = '', items = [] } = itemsOfPage(answered) ?? {}
      const index = items.findIndex(
        (item) =>
          isObject(item) && seenGone.has(keyOf(String(item[by]))) && isDue(String(item[by])),
      )
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
