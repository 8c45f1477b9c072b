import {
  type Answer,
  type Deviation,
  type Item,
  law,
  lawCase,
  type Operation,
  someTimes,
  type Verify,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { servedDefinition } from './binding.js'
import { type Drift, unseen } from './drift.js'
import { leadsAway } from './leads-away.js'
import { memberDrift } from './member-drift.js'
import { parameterDrift } from './parameter-drift.js'
import { placesIn } from './places-in.js'
import { servedAs } from './served-as.js'
import { type ServedOperation, servedOperations } from './served-operations.js'
import { statusDrift } from './status-drift.js'
import { verifyValid } from './verify-valid.js'

/** Things out of sight that are named one by one. */
const shown = 5

/** The definition that an interface serves of itself is valid, has what the contract has, and contradicts none of it. */
export default law(({ name, operations }) => {
  const serving = operations.find(({ servesDefinition }) => servesDefinition === true)
  if (serving === undefined) return []
  const requirement = aspectsOf(serving, servedDefinition)
  return [
    lawCase({
      operation: serving.id,
      title: `The definition of ${name} that the target serves has what the contract has`,
      verifies: {
        openapi: requirement('openapi'),
        valid: { requirement: requirement('valid'), after: 'openapi' },
        operations: { requirement: requirement('operations'), after: 'openapi' },
        parameters: { requirement: requirement('parameters'), after: 'openapi' },
        statuses: { requirement: requirement('statuses'), after: 'openapi' },
        members: { requirement: requirement('members'), after: 'openapi' },
      },
      async steps(stage) {
        const { customer, verify, operation, plain } = stage
        let { answer, order } = await plain(operation(serving.id))
        const judged = new Set<string>()
        await someTimes(async () => {
          if (judged.size > 0) answer = await customer.send(serving.id, order)
          // What was looked at once is not looked at again.
          if (answer.status !== 200 || judged.has(answer.text)) return true
          judged.add(answer.text)
          const told = faultOf(answer.json)
          const isDocument = verify.openapi(answer).that({
            holds: told === undefined,
            expected: 'an OpenAPI document with its version, its title and its paths',
            actual: told ?? '',
            pointer: '',
          })
          if (!isDocument) return false
          const isValid = await verifyValid(stage, verify.valid, answer)
          return compare(verify, operations, answer) && isValid
        })
      },
    }),
  ]
})

type Aspect = 'operations' | 'parameters' | 'statuses' | 'members'

/**
 * Records where the document deviates from the contract: as a whole, then in the operations that it has.
 *
 * @returns whether nothing that can be seen does
 */
function compare(
  verify: Verify<Aspect>,
  operations: readonly Operation[],
  answer: Answer,
): boolean {
  const document = answer.json as Item
  let holds = true
  const judge = (aspect: Aspect, drift: readonly Drift[]): void => {
    const deviations = drift.filter((one) => one.kind !== 'unseen')
    const hidden = drift.flatMap((one) => (one.kind === 'unseen' ? [one.what] : []))
    if (deviations.length > 0 || hidden.length === 0)
      return void (holds = verify[aspect](answer).drift(deviations) && holds)
    const more = hidden.length > shown ? `; and ${hidden.length - shown} more` : ''
    verify[aspect].undecided(
      `Not all of it can be seen: ${hidden.slice(0, shown).join('; ')}${more}.`,
      {
        remedy: 'let the target serve a definition in one document',
        exchanges: [answer.exchange.number],
      },
    )
  }
  const served = servedOperations(document)
  const pairs = operations.map((one) => [one, servedAs(served, one)] as const)
  // What stands in another document may be there.
  const paths = placesIn({ document, pointer: '/paths', value: document['paths'] })
  const elsewhere = paths.some(([, path]) => leadsAway(path))
  // What the documents only name need not be there.
  const lacking = pairs.flatMap(([one, own]) => (own === undefined && !one.open ? [one] : []))
  const hidden = elsewhere ? lacking.map(({ id: name }) => unseen(name)) : []
  judge('operations', elsewhere ? hidden : lacking.map(operationDrift))
  const there = pairs.flatMap(([one, own]) => (own === undefined ? [] : [[one, own] as const]))
  // What an operation takes and answers that the documents do not show cannot be compared.
  const compared = there.filter(([{ open }]) => open !== true)
  const seen = new Set<string>()
  const drifts = {
    parameters: parameterDrift,
    statuses: statusDrift,
    members: (one: Operation, own: ServedOperation) => memberDrift(one, own, seen),
  }
  for (const aspect of ['parameters', 'statuses', 'members'] as const)
    if (there.length === 0)
      verify[aspect].undecided('It has none of the operations.', {
        remedy: `let the served definition have the operations of the interface`,
      })
    else judge(aspect, [...compared.flatMap(([one, own]) => drifts[aspect](one, own)), ...hidden])
  return holds
}

const operationDrift = ({ id, method, path }: Operation): Deviation => ({
  kind: 'operation',
  operation: id,
  pointer: '/paths',
  expected: `${method} ${path}`,
  actual: 'nothing',
})

/** Why a document is no OpenAPI document; undefined when it is one. */
function faultOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null) return 'no object'
  const { openapi, swagger, info, paths } = document as Item
  if (typeof (openapi ?? swagger) !== 'string') return 'no version of OpenAPI'
  if (typeof (info as Item | undefined | null)?.['title'] !== 'string') return 'no title'
  return typeof paths === 'object' && paths !== null ? undefined : 'no paths'
}
