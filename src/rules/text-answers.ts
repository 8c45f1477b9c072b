import { readJson } from '../contract/read-json.js'
import { decoded } from './decoded.js'
import { isObject } from './is-object.js'
import { remarksOf, type Told } from './remarks-of.js'
import type { AnsweredExchange, Memory, Rule } from './rule.js'
import { judgeCollection } from './text-answers/judge-collection.js'
import { judgeLocation } from './text-answers/judge-location.js'
import { judgeString } from './text-answers/judge-string.js'
import { judgeFormatSet, judgeStringSet } from './text-answers/judge-write.js'
import { watchedBy } from './watched-by.js'

const by = 'text-answers'

/** What an answer about strings or formats contradicts by itself, or with the request that it answers. */
export const textAnswers: Rule = {
  id: `rules/${by}`,
  title: 'An answer about strings or formats agrees with itself and with its request',
  file: 'src/rules/text-answers.ts',
  decides: () => false,
  contradicts: watchedBy(by),
  remember,
  judge: (answered) => remarksOf(by, answered, toldBy(answered)),
}

function toldBy({ operation, exchange, response, json }: AnsweredExchange): readonly Told[] {
  const { status } = response
  if (operation.interface !== 'text' || (status !== 200 && status !== 201)) return []
  const { request } = exchange
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : ''
  const [, group, name] = /\/text\/groups\/([^/]+)\/strings(?:\/([^/]+))?$/.exec(path) ?? []
  const place = { group: decoded(group ?? ''), name: name && decoded(name) }
  const body = json.kind === 'json' && isObject(json.value) ? json.value : {}
  const read = readJson(request.body?.text ?? '')
  const write = {
    status,
    sent: read.kind === 'json' && isObject(read.value) ? read.value : {},
    isTagged: request.headers.some(([one]) => one.toLowerCase() === 'if-match'),
  }
  switch (operation.id) {
    case 'getString':
      return judgeString(body, place, '')
    case 'getStrings':
      return judgeCollection(body, place.group)
    case 'getFormats':
      return judgeCollection(body)
    case 'setString':
      return [
        ...judgeString(body, place, ''),
        ...judgeStringSet(write, place),
        ...(status === 201 ? judgeLocation(headerOf(response, 'location'), place) : []),
      ]
    case 'setFormat':
      return judgeFormatSet(write)
    default:
      return []
  }
}

const headerOf = ({ headers }: AnsweredExchange['response'], wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1]

/** Names that are remembered. */
const most = 4000

/** What a scenario found missing, and nothing was ever sent for, its first write creates. */
function remember(): Memory {
  const missing = new Map<string, string | undefined>()
  const tried = new Set<string>()
  return {
    concerns: (exchange) => exchange.interface === 'text',
    look({ operation, request, scenario }, answered) {
      const { url, method } = request
      const status = answered?.response.status
      const isMissing = missing.has(url) && missing.get(url) === scenario && !tried.has(url)
      if (operation === 'getString' && status === 404 && missing.size < most)
        missing.set(url, scenario)
      else if (method !== 'GET') tried.add(url)
      if (operation !== 'setString' || answered === undefined || status !== 200 || !isMissing)
        return []
      const told = { about: 'created', expected: 'status 201', actual: 'status 200' }
      return remarksOf(by, answered, [told])
    },
    settle: () => [],
  }
}
