import {
  type Answer,
  type Deviation,
  type Item,
  law,
  type Operation,
  type Stage,
} from '../../src/scenario/index.js'
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
export default law('served-definition', ({ name, operations, requirements }) => {
  const serving = operations.find(({ servesDefinition }) => servesDefinition === true)
  const rows = requirements.map(({ id }) => id).filter((id) => id.startsWith(`${name}.apiDoc.`))
  if (serving === undefined || rows.length === 0) return []
  return [
    {
      operation: serving.id,
      title: `The definition of ${name} that the target serves has what the contract has`,
      verifies: rows,
      async steps(stage) {
        const { verify, undecided, operation, plain } = stage
        const { answer } = await plain(operation(serving.id))
        const id = (aspect: string): string => `${name}.apiDoc.${aspect}`
        const document = answer.json as Item
        const told = faultOf(document)
        verify(id('openapi'), answer).that({
          holds: told === undefined,
          expected: 'an OpenAPI document with its version, its title and its paths',
          actual: told ?? '',
          pointer: '',
        })
        if (told === undefined) {
          await verifyValid(stage, id('valid'), answer)
          compare(stage, id, operations, answer)
        } else
          for (const one of rows.filter((row) => row !== id('openapi')))
            undecided(one, 'It is no OpenAPI document.', { dependsOn: id('openapi') })
      },
    },
  ]
})

/** Records where the document deviates from the contract: as a whole, then in the operations that it has. */
function compare(
  { verify, undecided }: Stage,
  id: (aspect: string) => string,
  operations: readonly Operation[],
  answer: Answer,
): void {
  const document = answer.json as Item
  const judge = (aspect: string, drift: readonly Drift[]): void => {
    const deviations = drift.filter((one) => one.kind !== 'unseen')
    const hidden = drift.flatMap((one) => (one.kind === 'unseen' ? [one.what] : []))
    if (deviations.length > 0 || hidden.length === 0)
      return void verify(id(aspect), answer).drift(deviations)
    const more = hidden.length > shown ? `; and ${hidden.length - shown} more` : ''
    undecided(
      id(aspect),
      `Not all of it can be seen: ${hidden.slice(0, shown).join('; ')}${more}.`,
      {
        exchanges: [answer.exchange.number],
      },
    )
  }
  const served = servedOperations(document)
  const pairs = operations.map((one) => [one, servedAs(served, one)] as const)
  // What stands in another document may be there.
  const paths = placesIn({ document, pointer: '/paths', value: document['paths'] })
  const elsewhere = paths.some(([, path]) => leadsAway(path))
  const lacking = pairs.flatMap(([one, own]) => (own === undefined ? [one] : []))
  const hidden = elsewhere ? lacking.map(({ id: name }) => unseen(name)) : []
  judge('operations', elsewhere ? hidden : lacking.map(operationDrift))
  const there = pairs.flatMap(([one, own]) => (own === undefined ? [] : [[one, own] as const]))
  // What an operation takes and answers that the documents do not show cannot be compared.
  const compared = there.filter(([{ open }]) => open !== true)
  const seen = new Set<string>()
  const aspects = {
    parameters: parameterDrift,
    statuses: statusDrift,
    members: (one: Operation, own: ServedOperation) => memberDrift(one, own, seen),
  }
  for (const [aspect, drift] of Object.entries(aspects))
    if (there.length > 0)
      judge(aspect, [...compared.flatMap(([one, own]) => drift(one, own)), ...hidden])
    else undecided(id(aspect), 'It has none of the operations.', { dependsOn: id('operations') })
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
