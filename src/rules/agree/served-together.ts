import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import { isConditional } from '../memory/call-of.js'
import { givenParameters, type GivenParameter } from '../memory/given-parameters.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import { type Span, spanOf } from '../memory/span.js'
import { namesAspect } from '../names-aspect.js'
import type { AnsweredExchange, Memory, Remark, Rule } from '../rule.js'

const answers = aspectOf('service', 'answers')

/** What is remembered of each kind, so that memory is bounded, and the longest address that no server finds too long. */
const most = { remembered: 2000, address: 2000 }

/**
 * A request with several parameters is well-formed where each of them is: it was served with that value, alone or
 * beside others. What names something that may come and go was served so before and afterwards.
 */
export const servedTogether: Rule = {
  id: 'rules/served-together',
  title: 'Parameters that are served beside others are not refused together',
  file: 'src/rules/agree/served-together.ts',
  contradicts: namesAspect(answers),
  remember,
}

/** When something was served: the number of the first answer, and the last answer that the last request had seen. */
interface Served {
  readonly first: number
  readonly last: number
}

interface Refused {
  readonly given: readonly GivenParameter[]
  readonly span: Span
  readonly remark: Remark
}

function remember(contract: Contract): Memory {
  const served = new Map<string, Served>()
  const refusedAlone = new Set<string>()
  const refused: Refused[] = []
  const names = interfacesWith(contract, ({ requirement }) => requirement(answers) !== undefined)

  const noteServed = (call: string, { number, since }: Span): void => {
    const first = served.get(call)?.first
    if (first !== undefined || served.size < most.remembered)
      served.set(call, { first: first ?? number, last: since })
  }
  const isServed = ({ call, isFleeting }: GivenParameter, { number, since }: Span): boolean => {
    const known = served.get(call)
    if (known === undefined || refusedAlone.has(call)) return false
    return !isFleeting || (known.first <= since && known.last >= number)
  }
  return {
    concerns: ({ interface: name = '' }) => names.has(name),
    look(_exchange, answered) {
      const given = answered === undefined ? [] : givenIn(answered)
      const [first] = given
      if (answered === undefined || first === undefined) return []
      const { exchange, operation, response } = answered
      const span = spanOf(exchange)
      if (response.status === 200) for (const { call } of given) noteServed(call, span)
      if (response.status !== 400 && response.status !== 422) return []
      if (given.length === 1 && refusedAlone.size < most.remembered) refusedAlone.add(first.call)
      if (given.length > 1 && refused.length < most.remembered)
        refused.push({
          given,
          span,
          remark: {
            requirement: operation.requirement(answers),
            verdict: 'fail',
            expected: 'status 200, as where each of its parameters is given without the others',
            actual: `status ${response.status}`,
          },
        })
      return []
    },
    settle: () =>
      refused
        .filter(({ given, span }) => given.every((one) => isServed(one, span)))
        .map(({ span, remark }) => ({ exchange: span.number, remark })),
  }
}

/** The parameters of a request whose refusal would say something of them. */
function givenIn(answered: AnsweredExchange): readonly GivenParameter[] {
  const { exchange, operation, facts } = answered
  const { request } = exchange
  if (operation.requirement(answers) === undefined || request.method !== 'GET') return []
  const isOdd = facts.clock === 'moved' || isConditional(request)
  return isOdd || request.url.length > most.address ? [] : givenParameters(answered)
}
