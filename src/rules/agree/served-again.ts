import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Operation } from '../../contract/operation.js'
import type { Exchange } from '../../exchange/exchange.js'
import { callOf, isConditional } from '../memory/call-of.js'
import { betweenAnswers } from '../memory/between-answers.js'
import { spanOf } from '../memory/span.js'
import type { Witnesses } from '../memory/witnesses.js'
import { namesAspect } from '../names-aspect.js'
import type { AnsweredExchange, Rule } from '../rule.js'

const answers = aspectOf('service', 'answers')

/** A request that was served before and is served afterwards is well-formed, and its caller entitled. */
export const servedAgain: Rule = {
  id: 'rules/served-again',
  title: 'What is served before and afterwards is not refused in between',
  file: 'src/rules/agree/served-again.ts',
  contradicts: namesAspect(answers),
  remember: betweenAnswers(answers, note),
}

function note(answered: AnsweredExchange, witnesses: Witnesses): void {
  const { exchange, operation, response, facts } = answered
  const requirement = operation.requirement(answers)
  if (requirement === undefined || exchange.request.method !== 'GET') return
  if (facts.clock === 'moved' || namesSomething(exchange, operation)) return
  const [place, span] = [callOf(exchange, exchange.request.url), spanOf(exchange)]
  if (response.status === 200) witnesses.note(place, 'served', span)
  if (isRefusal(answered))
    witnesses.note(place, 'refused', span, (around) =>
      around.includes('served')
        ? {
            requirement,
            verdict: 'fail',
            expected: 'status 200, as before and afterwards',
            actual: `status ${response.status}`,
          }
        : undefined,
    )
}

/** What refuses the request itself; where there is one of many at the address, it may be gone and there again. */
const isRefusal = ({ operation, response: { status } }: AnsweredExchange): boolean =>
  status === 400 || status === 422 || (status === 404 && !operation.path.includes('{'))

/** Whether a request names something that may not be there all the time, a later page too, or comes with a condition. */
function namesSomething({ request }: Exchange, { parameters, alternatives }: Operation): boolean {
  const { searchParams } = new URL(request.url)
  const given = [...searchParams.keys()]
  // A page beyond the end may be refused, and where the end is, others change.
  if (/[1-9]/.test(searchParams.get('start') ?? '')) return true
  // Of what a search can begin with, one is as good as another: it is a place, and no resource.
  const isFleeting = parameters.some(
    ({ name, in: place, fixture, givenByService }) =>
      place === 'query' &&
      given.includes(name) &&
      !alternatives.flat().includes(name) &&
      (fixture !== undefined || givenByService),
  )
  return isFleeting || isConditional(request)
}
