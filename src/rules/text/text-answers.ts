import { readJson } from '../../contract/read-json.js'
import { decoded } from '../decoded.js'
import { headerOf } from '../header-of.js'
import { isObject } from '../is-object.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Rule } from '../rule.js'
import { judgeCollection } from './text-answers/judge-collection.js'
import { judgeFormat } from './text-answers/judge-format.js'
import { judgeLocation } from './text-answers/judge-location.js'
import { judgeString } from './text-answers/judge-string.js'
import { judgeFormatSet, judgeStringSet } from './text-answers/judge-write.js'
import { rememberCreations } from './text-answers/remember-creations.js'
import { watchedBy } from '../watched-by.js'

const by = 'text-answers'

/** What an answer about strings or formats contradicts by itself, or with the request that it answers. */
export const textAnswers: Rule = {
  id: `rules/${by}`,
  title: 'An answer about strings or formats agrees with itself and with its request',
  file: 'src/rules/text/text-answers.ts',
  contradicts: watchedBy(by),
  remember: () => rememberCreations(by),
  judge: (answered) => remarksOf(by, answered, toldBy(answered)),
}

function toldBy({ operation, exchange, response, json }: AnsweredExchange): readonly Told[] {
  const { status } = response
  if (operation.interface !== 'text' || (status !== 200 && status !== 201)) return []
  const { request } = exchange
  const path = URL.canParse(request.url) ? new URL(request.url).pathname : ''
  const [, group, name] = /\/text\/groups\/([^/]+)\/strings(?:\/([^/]+))?$/.exec(path) ?? []
  const place = {
    group: decoded(group ?? ''),
    name: name && decoded(name),
    from: request.url,
  }
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
      return judgeCollection(body, place)
    case 'getFormat':
      return judgeFormat(body, decoded(path.replace(/^.*\//, '')))
    case 'getFormats':
      return judgeCollection(body)
    case 'setString':
      return [
        ...judgeString(body, place, ''),
        ...judgeStringSet(write, place),
        ...(status === 201 ? judgeLocation(headerOf(response.headers, 'location'), place) : []),
      ]
    case 'setFormat':
      return judgeFormatSet(write)
    default:
      return []
  }
}
