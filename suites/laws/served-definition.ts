import { type Item, law, type Operation } from '../../src/scenario/index.js'
import { type Drift, differs, unseen } from './drift.js'
import { leadsAway } from './leads-away.js'
import { memberDrift } from './member-drift.js'
import { parameterDrift } from './parameter-drift.js'
import { servedAs } from './served-as.js'
import { type ServedOperation, servedOperations } from './served-operations.js'
import { statusDrift } from './status-drift.js'

const getApiDoc = 'getApiDoc'
/** What is compared with the contract; whether the document is valid, the linter says. */
const aspects = ['openapi', 'operations', 'parameters', 'statuses', 'members']
const shown = 5

/** The definition that an interface serves of itself has what the contract has, and contradicts none of it. */
export default law('served-definition', ({ name, operations, requirements }) => {
  const ids = aspects.map((aspect) => `${name}.apiDoc.${aspect}`)
  const verifies = ids.filter((id) => requirements.some((one) => one.id === id))
  if (!operations.some(({ id }) => id === getApiDoc) || verifies.length === 0) return []
  return [
    {
      operation: getApiDoc,
      title: `The definition of ${name} that the target serves has what the contract has`,
      verifies,
      async steps({ operation, plain, verify, undecided }) {
        const { answer } = await plain(operation(getApiDoc))
        const [openapi = '', whole = '', ...others] = ids
        const document = answer.json as Item
        const told = faultOf(document)
        verify(openapi, answer).that({
          holds: told === undefined,
          expected: 'an OpenAPI document with its version, its title and its paths',
          actual: told ?? '',
          pointer: '',
        })
        const leave = (wanted: readonly string[], because: string, dependsOn: string): void => {
          for (const id of wanted) if (verifies.includes(id)) undecided(id, because, { dependsOn })
        }
        if (told !== undefined)
          return leave([whole, ...others], 'It is no OpenAPI document.', openapi)

        const served = servedOperations(document)
        const pairs = operations.map((one) => [one, servedAs(served, one)] as const)
        const there = pairs.filter(
          (pair): pair is [Operation, ServedOperation] => pair[1] !== undefined,
        )
        const judge = (id: string, drift: readonly Drift[]): void => {
          if (!verifies.includes(id)) return
          const [wrong, hidden] = (['differs', 'unseen'] as const).map((kind) =>
            inWords(drift, kind),
          )
          if (wrong === '' && hidden !== '')
            return undecided(id, `Not all of it can be seen: ${hidden}.`)
          verify(id, answer).that({
            holds: wrong === '',
            expected: 'what the contract has',
            actual: wrong ?? '',
          })
        }
        // What stands in another document may be there.
        const elsewhere = Object.values(document['paths'] as Item).some((one) =>
          leadsAway(document, one),
        )
        const lacking = pairs
          .filter(([, own]) => own === undefined)
          .map(([{ id, method, path }]) => `${id} (${method} ${path})`)
        judge(
          whole,
          lacking.map((one) => (elsewhere ? unseen(one) : differs(`${one} is lacking`))),
        )
        const hidden = elsewhere ? lacking.map(unseen) : []
        if (there.length === 0) return leave(others, 'It has none of the operations.', whole)
        // What an operation takes and answers that the documents do not show cannot be compared.
        const compared = there.filter(([{ open }]) => open !== true)
        const [parameters = '', statuses = '', members = ''] = others
        judge(parameters, [
          ...compared.flatMap(([one, own]) => parameterDrift(document, one, own)),
          ...hidden,
        ])
        judge(statuses, [...compared.flatMap(([one, own]) => statusDrift(one, own)), ...hidden])
        judge(members, [
          ...compared.flatMap(([one, own]) => memberDrift(document, one, own)),
          ...hidden,
        ])
      },
    },
  ]
})

function inWords(drift: readonly Drift[], kind: Drift['kind']): string {
  const words = drift.filter((one) => one.kind === kind).map(({ what }) => what)
  const more = words.length > shown ? `; and ${words.length - shown} more` : ''
  return words.slice(0, shown).join('; ') + more
}

/** Why a document is no OpenAPI document; undefined when it is one. */
function faultOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null) return 'no object'
  const { openapi, swagger, info, paths } = document as Item
  if (typeof (openapi ?? swagger) !== 'string') return 'no version of OpenAPI'
  if (typeof (info as Item | undefined | null)?.['title'] !== 'string') return 'no title'
  return typeof paths === 'object' && paths !== null ? undefined : 'no paths'
}
