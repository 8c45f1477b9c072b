import type { BodyJudgement } from '../../contract/body-judgement.js'
import { judgeBody } from '../../contract/judge-body.js'
import type { RecordedBody } from '../../exchange/exchange.js'
import { isOfSender } from './is-of-sender.js'
import type { Remark, Rule } from '../rule.js'

const kinds = new Set(['body', 'member', 'presence', 'carried'])

/** A body can be read, and each member in it is what the definition says. */
export const bodyAsDescribed: Rule = {
  id: 'rules/body-as-described',
  title: 'Every body is as its schema describes it',
  file: 'src/rules/answer/body-as-described.ts',
  decides: ({ origin }) => kinds.has(origin.kind),
  judge: ({ operation, documented, response, described, json, exchange }) => {
    if (documented === undefined || documented.mediaTypes.length === 0) return []
    const requirement = operation.requirement({ kind: 'body' })
    if (response.body === undefined)
      return exchange.request.method === 'HEAD' || operation.open
        ? []
        : [{ requirement, verdict: 'fail', expected: 'a body', actual: 'an empty answer' }]
    if (described === undefined || json.kind === 'none') return []
    if (json.kind === 'unreadable')
      return [
        {
          requirement,
          verdict: 'fail',
          expected: 'JSON',
          actual: brokenOff(response.body, json.because),
        },
      ]
    const judgements = judgeBody(operation, documented, described, json.value)
    return judgements.filter((one) => !isOfSender(one, operation, exchange.request)).map(toRemark)
  },
}

/** What should be there is told by the level of its requirement. */
const toRemark = (judgement: BodyJudgement): Remark => {
  if (judgement.verdict !== 'fail') return judgement
  const { lacking: _lacking, ...remark } = judgement
  return remark
}

const excerpt = ({ text, bytes }: RecordedBody): string => {
  if (text === undefined) return `${bytes} bytes that are not UTF-8`
  // A copy: a part of a string would keep the whole body in memory.
  return text.length > 80 ? `${Buffer.from(text.slice(0, 80)).toString()}…` : text
}

/** Characters of the end that are quoted. */
const tail = 40

/** How a body begins and ends that is no JSON, and what the parser says of it. */
const brokenOff = (body: RecordedBody, because: string): string => {
  const { text } = body
  if (text === undefined) return excerpt(body)
  const words = `the parser says: ${Buffer.from(because.slice(0, 200)).toString()}`
  if (text.length <= 80) return `${excerpt(body)} (${words})`
  return `${excerpt(body)} (${words}; it ends with ${JSON.stringify(text.slice(-tail))})`
}
