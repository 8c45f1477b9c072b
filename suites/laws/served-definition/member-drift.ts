import type { Deviation, Operation } from '../../../src/scenario/index.js'
import { type Drift, unseen } from './drift.js'
import { followLocal } from './follow-local.js'
import { leadsAway } from './leads-away.js'
import { placeBelow } from './place-below.js'
import type { Placed } from './placed.js'
import { placesIn } from './places-in.js'
import { type Comparison, schemaDrift } from './schema-drift.js'
import type { ServedOperation } from './served-operations.js'

type Due = Operation['responses'][number]['schema']

/** Where the representations of a served operation lack members of the contract, or contradict them. */
export const memberDrift = (
  operation: Operation,
  served: ServedOperation,
  seen: Set<string>,
): readonly Drift[] => [
  ...requestDrift(operation, served, seen),
  ...operation.responses.flatMap((response) => answerDrift(operation, response, served, seen)),
]

function answerDrift(
  operation: Operation,
  { status, mediaTypes: [mediaType], schema }: Operation['responses'][number],
  { responses }: ServedOperation,
  seen: Set<string>,
): readonly Drift[] {
  const due = mediaType === undefined ? undefined : schema(mediaType)
  if (!/^[24]\d\d$/.test(status) || due === undefined) return []
  const isError = status.startsWith('4')
  const keys = [status, `${status.charAt(0)}XX`, ...(isError ? ['DEFAULT'] : [])]
  // A missing status is a finding of another requirement.
  const [given] = keys.flatMap((key) =>
    placesIn(responses).flatMap(([own, one]) => (own.toUpperCase() === key ? [one] : [])),
  )
  if (given !== undefined && leadsAway(given))
    return [unseen(`${status} of ${operation.id} is described in another document`)]
  const response = given && followLocal(given)
  if (response === undefined) return []
  const name = `body of ${status}`
  const own = schemaIn(response)
  if (own !== undefined) return compare(operation, name, due, own, { at: '', whole: true, seen })
  // What an error of this status holds may be left to be found out.
  if (isError || due['x-assay-open'] === true) return []
  return [nothing(operation, name, response)]
}

function requestDrift(
  operation: Operation,
  { node, parameters, parametersElsewhere }: ServedOperation,
  seen: Set<string>,
): readonly Drift[] {
  const { id, body } = operation
  const [mediaType] = body?.mediaTypes ?? []
  const due = mediaType === undefined ? undefined : body?.schema(mediaType)
  if (due === undefined) return []
  const requestBody = placeBelow(node, 'requestBody')
  // OpenAPI 2 has a parameter for it.
  const given =
    requestBody.value === undefined
      ? parameters.find(({ value }) => value['in'] === 'body')
      : requestBody
  if (given === undefined ? parametersElsewhere : leadsAway(given))
    return [unseen(`the body of ${id} is described in another document`)]
  const own = given && followLocal(given)
  const schema = own && schemaIn(own)
  return schema === undefined
    ? [nothing(operation, 'body of the request', own ?? node)]
    : // A client need not send all that it is answered.
      compare(operation, 'body of the request', due, schema, { at: '', whole: false, seen })
}

const nothing = ({ id }: Operation, expected: string, { pointer }: Placed): Deviation => ({
  kind: 'member',
  operation: id,
  pointer,
  expected,
  actual: 'nothing',
})

const compare = (
  { id, definition }: Operation,
  name: string,
  due: ReturnType<Due>,
  own: Placed,
  how: Comparison,
): readonly Drift[] =>
  schemaDrift({ document: definition, pointer: `${id} ${name}`, value: due }, own, how).map((one) =>
    'what' in one
      ? unseen(`${one.what} in the ${name} of ${id}`)
      : {
          kind: 'member',
          operation: id,
          pointer: one.pointer,
          expected: `${one.at === '' ? name : `${one.at} in the ${name}`}${one.wanted}`,
          actual: one.actual,
        },
  )

/** The schema of a JSON body; in OpenAPI 2 it stands by itself. */
function schemaIn(holder: Placed): Placed | undefined {
  const content = followLocal(placeBelow(holder, 'content'))
  const [, media] = placesIn(content ?? holder).find(([type]) => /json|\*/.test(type)) ?? []
  const body = media && followLocal(media)
  const schemas = [body, holder].flatMap((one) => (one ? [placeBelow(one, 'schema')] : []))
  return schemas.find(({ value }) => value !== undefined)
}
