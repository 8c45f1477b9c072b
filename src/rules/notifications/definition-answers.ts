import { readJson } from '../../contract/read-json.js'
import type { Exchange } from '../../exchange/exchange.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { lastSegment } from '../memory/last-segment.js'
import { remarksOf } from '../remarks-of.js'
import type { AnsweredExchange, LateRemark, Memory, Remark, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'definition-answers'

/** What a definition of notifications contradicts by itself, wherever it is shown. */
export const definitionAnswers: Rule = {
  id: `rules/${by}`,
  title: 'A definition of notifications agrees with itself, wherever it is shown',
  file: 'src/rules/notifications/definition-answers.ts',
  contradicts: watchedBy(by),
  remember,
  judge: judgeContext,
}

/** A definition, and where it stands. */
interface Shown {
  readonly definition: Readonly<Record<string, unknown>>
  readonly at: string
}

const created = 'createGlobalDefinition'

/** What is created as a global one is answered as one. */
function judgeContext(answered: AnsweredExchange): readonly Remark[] {
  const { operation, response } = answered
  if (operation.id !== created || response.status !== 201) return []
  return shownIn(answered).flatMap(({ definition: { contextName: actual } }) => {
    if (typeof actual !== 'string' || actual === 'global') return []
    const pointer = '/contextName'
    return remarksOf(by, answered, [{ about: 'context', expected: 'global', actual, pointer }])
  })
}

/** Those that a request would have made both, whether it was refused or not, are the fault of another requirement. */
function remember(): Memory {
  const asked = new Set<unknown>()
  let doubts: (LateRemark & { readonly id: unknown })[] = []
  return {
    concerns: (exchange) => exchange.interface === 'notifications',
    look(exchange, answered) {
      const shown = answered === undefined ? [] : shownIn(answered)
      if (exchange.request.method !== 'GET' && wouldBeBoth(exchange)) {
        asked.add(lastSegment(exchange.request.url))
        for (const { definition } of shown) asked.add(definition['_id'])
      }
      for (const { definition, at } of shown) {
        const { _id: id, indicator, notDismissible } = definition
        if (answered === undefined || indicator !== true || notDismissible !== true) continue
        const pointer = `${at}/notDismissible`
        const told = { expected: 'not true, or no indicator', actual: 'true', pointer }
        const remarks = remarksOf(by, answered, [{ about: 'never-both', ...told }])
        doubts.push(...remarks.map((remark) => ({ id, remark, exchange: exchange.number })))
      }
      return []
    },
    settle() {
      const due = doubts.filter(({ id }) => !asked.has(id))
      doubts = []
      return due
    },
  }
}

function wouldBeBoth({ request }: Exchange): boolean {
  const sent = readJson(request.body?.text ?? '')
  return (
    sent.kind === 'json' &&
    isObject(sent.value) &&
    sent.value['indicator'] === true &&
    sent.value['notDismissible'] === true
  )
}

const single = new Set(['getDefinition', 'updateDefinition', 'createDefinition', created])

function shownIn(answered: AnsweredExchange): readonly Shown[] {
  const { operation, json, response } = answered
  if (operation.interface !== 'notifications' || response.status >= 300) return []
  if (operation.id === 'getDefinitions') {
    const { at = '', items = [] } = itemsOfPage(answered) ?? {}
    return items.flatMap((definition, index) =>
      isObject(definition) ? [{ definition, at: `${at}/${index}` }] : [],
    )
  }
  return single.has(operation.id) && json.kind === 'json' && isObject(json.value)
    ? [{ definition: json.value, at: '' }]
    : []
}
