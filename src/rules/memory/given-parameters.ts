import type { Operation } from '../../contract/operation.js'
import { callOf } from './call-of.js'
import type { AnsweredExchange } from '../rule.js'

/** A parameter as it was given: the request without any other that it can do without. */
export interface GivenParameter {
  readonly call: string
  /** Whether its value may be refused at another time. */
  readonly isFleeting: boolean
}

/** The optional parameters of a request; none where two of them name one thing, or the request is about a later page. */
export function givenParameters({
  exchange,
  operation,
}: AnsweredExchange): readonly GivenParameter[] {
  const url = new URL(exchange.request.url)
  // A page beyond the end may be refused, and a cursor goes with the query that it was given for.
  if (!['', '0', null].includes(url.searchParams.get('start'))) return []
  const names = [...new Set(url.searchParams.keys())].filter((name) => isOptional(operation, name))
  // Whether a thing may be named twice, by its identifier and by its address, is not shown.
  if (names.some((one) => names.some((other) => one !== other && one.startsWith(other)))) return []
  return names.map((kept) => {
    const alone = new URL(url)
    for (const name of names) if (name !== kept) alone.searchParams.delete(name)
    return { call: callOf(exchange, alone.href), isFleeting: isFleeting(operation, kept) }
  })
}

/** Whether a request is whole without a parameter. */
const isOptional = ({ parameters, alternatives }: Operation, name: string): boolean =>
  !alternatives.flat().includes(name) &&
  !parameters.some((one) => one.in === 'query' && one.name === name && one.required)

/** Whether a parameter may name something that is there at one time only: any text, not one of some. */
function isFleeting({ parameters }: Operation, name: string): boolean {
  const { schema } = parameters.find((one) => one.in === 'query' && one.name === name) ?? {}
  const { type, items, enum: values } = schema ?? {}
  const ofItems =
    typeof items === 'object' && items !== null ? Reflect.get(items, 'enum') : undefined
  return values === undefined && ofItems === undefined && type !== 'boolean' && type !== 'integer'
}
