import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../../../contract/value-at.js'
import { factsIn, lastingIn } from './facts-in.js'
import { isObject } from '../../is-object.js'
import { openLostWithMemo } from './lost-with-memo.js'
import { lastSegment } from '../../memory/last-segment.js'
import { type Span, spanOf } from '../../memory/span.js'
import { remarksOf, type Told } from '../../remarks-of.js'
import type { AnsweredExchange, Memory } from '../../rule.js'

const images = ['/_links/svc:checkFrontImage', '/_links/svc:checkBackImage']
/** Answers that are remembered. */
const most = 20_000

/** What an answer told of a transaction. */
interface Sight {
  readonly span: Span
  readonly operation: AnsweredExchange['operation']
  readonly isUnmasked: boolean
  /** How many sides of its check it links to. */
  readonly sides: number
  readonly facts: Readonly<Record<string, unknown>>
  /** What it has that does not come and go. */
  readonly lasting: readonly string[]
}

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
          remarksOf(by, one, toldBy(one, all)).map((remark) => ({
            exchange: one.span.number,
            remark,
          })),
        ),
      ),
    ],
  }
}

function sightIn({ operation, exchange, response, json }: AnsweredExchange): Sight | undefined {
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return undefined
  const { value } = json
  const { url } = exchange.request
  // Another transaction, and one without links, is the fault of another requirement.
  if (value['_id'] !== lastSegment(url) || !isObject(value['_links'])) return undefined
  return {
    span: spanOf(exchange),
    operation,
    isUnmasked: new URL(url).searchParams.get('unmasked') === 'true',
    sides: images.filter((at) => valueAt(value, at) !== undefined).length,
    facts: factsIn(value, url),
    lasting: lastingIn(value),
  }
}

function toldBy(one: Sight, all: readonly Sight[]): readonly Told[] {
  const { span, sides } = one
  const before = (some: readonly Sight[]) => some.findLast((s) => s.span.number <= span.since)
  const after = (some: readonly Sight[]) => some.find((s) => s.span.since >= span.number)
  const due = before(all)?.sides
  const isDue = due === after(all)?.sides && (due === 0 || due === 2)
  const isOther = isDue && due !== sides && !hasChanged(all, (sight) => sight.sides)
  const told: Told[] = []
  if (isOther) {
    const about = due === 2 ? 'two-images' : 'no-images'
    const expected = `${due} sides of a check, as before and afterwards`
    told.push({ about, expected, actual: String(sides), pointer: '/_links' })
  }
  const masked = one.isUnmasked ? all.filter(({ isUnmasked }) => !isUnmasked) : []
  const [earlier, later] = [before(masked), after(masked)]
  const wrong = Object.keys(one.facts).find((at) => {
    const [first, second, own] = [earlier, later, one].map((some) => some?.facts[at])
    const isKnown = first !== undefined && own !== undefined
    const isSame = isDeepStrictEqual(first, second)
    if (!isKnown || !isSame || isDeepStrictEqual(first, own)) return false
    return !hasChanged(masked, ({ facts }) => facts[at])
  })
  if (wrong !== undefined) {
    const [expected = '', actual = ''] = [earlier, one].map((some) =>
      JSON.stringify(some?.facts[wrong]),
    )
    told.push({ about: 'same-otherwise', expected, actual, pointer: wrong })
  }
  // The full number is added: what was there besides, and is there again, does not make way for it.
  const lost = earlier?.lasting.find(
    (at) =>
      later?.lasting.includes(at) === true &&
      !one.lasting.includes(at) &&
      !hasChanged(masked, ({ lasting }) => lasting.includes(at)),
  )
  if (lost !== undefined) {
    const expected = `a transaction with ${lost}, as without the full number`
    told.push({ about: 'same-otherwise', expected, actual: 'none', pointer: lost })
  }
  return told
}

/** Whether something is told otherwise at last than at first: nodes that follow one another show both for a while. */
const hasChanged = (all: readonly Sight[], tell: (sight: Sight) => unknown): boolean => {
  const [first, last] = [all[0], all.at(-1)].map((sight) => sight && tell(sight))
  return !isDeepStrictEqual(first, last)
}
