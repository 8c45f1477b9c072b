import type { AnsweredExchange, Memory, Remark, Rule } from '../rule.js'
import { valueAt } from '../../contract/value-at.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { lastSegment } from '../memory/last-segment.js'
import { remarksOf } from '../remarks-of.js'
import { sentIn } from '../agree/sent-in.js'
import { watchedBy } from '../watched-by.js'

const by = 'filled-texts'

/**
 * Where a text of a definition of ours begins with its type, a notification that begins so has that text, with what
 * stands for its placeholders.
 */
export const filledTexts: Rule = {
  id: `rules/${by}`,
  title: 'A notification has values in the place of the placeholders of its definition',
  file: 'src/rules/notifications/filled-texts.ts',
  contradicts: watchedBy(by),
  remember,
}

/** What a text begins with, before the first placeholder, and what becomes of it. */
interface Text {
  readonly begins: string
  readonly filled: string
}

/** Definitions that are remembered. */
const most = 4000

function remember(): Memory {
  /** By identifiers of definitions. */
  const texts = new Map<unknown, Text>()
  return {
    concerns: (exchange) => exchange.interface === 'notifications',
    look(exchange, answered) {
      const { method, url } = exchange.request
      if (method !== 'GET' && method !== 'POST') texts.delete(lastSegment(url))
      if (answered === undefined) return []
      const { response, json, operation } = answered
      const text = response.status === 201 ? textSent(answered) : undefined
      if (text !== undefined && json.kind === 'json' && isObject(json.value) && texts.size < most)
        texts.set(json.value['_id'], text)
      const pointer = operation.meanings['text']
      return pointer === undefined ? [] : judgeItems(answered, pointer, [...texts.values()])
    },
    settle: () => [],
  }
}

function judgeItems(
  answered: AnsweredExchange,
  pointer: string,
  texts: readonly Text[],
): readonly Remark[] {
  const { at = '', items = [] } = itemsOfPage(answered) ?? {}
  return items.flatMap((item, index) => {
    const actual = valueAt(item, pointer)
    if (typeof actual !== 'string') return []
    const own = texts.find(({ begins }) => actual.startsWith(begins))
    if (own === undefined || actual === own.filled) return []
    const told = { expected: own.filled, actual, pointer: `${at}/${index}${pointer}` }
    return remarksOf(by, answered, [{ about: 'placeholders', ...told }])
  })
}

/** As a suite begins texts of its own. */
const marks = /assay[a-z]{8}/

/** Undefined where the text has no placeholders, or none of the values of one, or does not begin with the type. */
function textSent(answered: AnsweredExchange): Text | undefined {
  const { type, message, values } = sentIn(answered) ?? {}
  const text = valueAt(message, '/text')
  if (typeof text !== 'string' || !isObject(values)) return undefined
  const [begins = ''] = text.split('{')
  // A global one has no type: its text begins with a mark that looks like one.
  const mark = typeof type === 'string' ? type : (marks.exec(begins)?.[0] ?? '')
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const isGiven = (name: string): boolean => typeof values[name] === 'string' && values[name] !== ''
  if (mark === '' || !begins.includes(mark) || names.length === 0 || !names.every(isGiven))
    return undefined
  return {
    begins,
    filled: text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
  }
}
