import { valueAt } from '../../../contract/value-at.js'
import { factsIn, lastingIn } from './facts-in.js'
import { isObject } from '../../is-object.js'
import { openLostWithMemo } from './lost-with-memo.js'
import { lastSegment } from '../../memory/last-segment.js'
import { spanOf } from '../../memory/span.js'
import { remarksOf } from '../../remarks-of.js'
import type { AnsweredExchange, Memory } from '../../rule.js'
import { type Sight, toldOtherwise } from './told-otherwise.js'

const images = ['/_links/svc:checkFrontImage', '/_links/svc:checkBackImage']
/** Answers that are remembered. */
const most = 20_000

/** What may take a transaction away that is to stay. */
const writes = ['updateTransactionMemo', 'deleteTransactionMemo']

/**
 * Holds a transaction against what it told before and afterwards: it has a check or has none, says the same with the
 * full account number and without, and stays when its memo goes.
 *
 * @param by the rule by which rows are watched
 */
export function rememberTransactions(by: string): Memory {
  const seen = new Map<string, Sight[]>()
  const kept = openLostWithMemo(by)
  let count = 0
  return {
    concerns: ({ interface: name, operation = '' }) =>
      name === 'transactions' && ['getTransaction', ...writes].includes(operation),
    look(exchange, answered) {
      kept.note(exchange, answered)
      if (exchange.operation !== 'getTransaction') return []
      const sight = answered && sightIn(answered)
      if (sight === undefined || count >= most) return []
      const place = `${exchange.actor} ${lastSegment(exchange.request.url)}`
      seen.set(place, [...(seen.get(place) ?? []), sight])
      count += 1
      return []
    },
    settle: () => [
      ...kept.settle(),
      ...[...seen.values()].flatMap((all) =>
        all.flatMap((one) =>
          remarksOf(by, one, toldOtherwise(one, all)).map((remark) => ({
            exchange: one.span.number,
            remark,
          })),
        ),
      ),
    ],
  }
}

function sightIn(answered: AnsweredExchange): Sight | undefined {
  const { operation, exchange, response, json, facts: known } = answered
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return undefined
  const { value } = json
  const { url } = exchange.request
  // Another transaction, and one without links, is the fault of another requirement.
  if (value['_id'] !== lastSegment(url) || !isObject(value['_links'])) return undefined
  return {
    span: spanOf(exchange),
    operation,
    settleTime: known.settleTime?.(operation.interface) ?? Infinity,
    isUnmasked: new URL(url).searchParams.get('unmasked') === 'true',
    sides: images.filter((at) => valueAt(value, at) !== undefined).length,
    facts: factsIn(value, url),
    lasting: lastingIn(value),
  }
}
