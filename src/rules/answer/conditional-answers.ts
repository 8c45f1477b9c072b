import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Header } from '../../exchange/exchange.js'
import { namesAspect } from '../names-aspect.js'
import type { Remark, Rule } from '../rule.js'

const [notModified, inList, modified] = [
  aspectOf('conditional-reads', 'not-modified'),
  aspectOf('conditional-reads', 'in-list'),
  aspectOf('conditional-reads', 'modified'),
] as const

/** One entity tag, or several (RFC 9110, section 8.8.3). */
const tags = /(?:W\/)?"[^"]*"/g

/** A client that names the entity tag that an answer carries has what it says already, and no other client has. */
export const conditionalAnswers: Rule = {
  id: 'rules/conditional-answers',
  title: 'What a client has already is not sent again, and what it has not is',
  file: 'src/rules/answer/conditional-answers.ts',
  contradicts: namesAspect(notModified, inList, modified),
  judge: ({ operation, exchange, response }) => {
    const condition = valueOf(exchange.request.headers, 'if-none-match')
    const found = valueOf(response.headers, 'etag')
    if (condition === undefined || found === undefined) return []
    if (condition.trim() === '*' || !found.startsWith('"')) return []
    const named = condition.match(tags) ?? []
    const isNamed = named.some((one) => opaque(one) === found)
    const remark = (about: typeof notModified, verdict: 'pass' | 'fail'): Remark => {
      const requirement = operation.requirement(about)
      if (verdict === 'pass') return { requirement, verdict }
      const expected = isNamed ? 'status 304' : `no 304 with ${found}, as the client has another`
      return { requirement, verdict, expected, actual: `status ${response.status}` }
    }
    if (response.status === 304) return [remark(modified, isNamed ? 'pass' : 'fail')]
    if (response.status !== 200 || !isNamed) return []
    return [remark(condition.trim() === found ? notModified : inList, 'fail')]
  },
}

const valueOf = (headers: readonly Header[], wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1]

const opaque = (tag: string): string => tag.replace(/^W\//, '')
