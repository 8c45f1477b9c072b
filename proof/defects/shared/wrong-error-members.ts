import type { Defect } from '../../defect.js'
import { operationsOf } from '../../alterations/operations-of.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { number, text, lines, object, list, epoch, zoneless } = wrongValues

/** Interfaces whose errors are error documents. */
const interfaces = ['transactions', 'text', 'notifications', 'messages'] as const

type Row = readonly [schema: string, path: readonly string[], member: string, ...WrongValue[]]

const rows: readonly Row[] = [
  ['errorResponse', [], '_profile', object],
  ['errorResponse', [], '_links', list],
  ['errorResponse', [], '_error', text],
  ['error', ['_error'], '_id', number],
  ['error', ['_error'], 'message', lines],
  ['error', ['_error'], 'statusCode', text],
  ['error', ['_error'], 'type', number],
  ['error', ['_error'], 'attributes', list],
  ['error', ['_error'], 'remediation', lines],
  ['error', ['_error'], 'occurredAt', epoch, zoneless],
  ['error', ['_error'], '_links', list],
  ['error', ['_error'], '_embedded', list],
  ['error', ['_error', '_embedded', 'errors', '*'], 'message', object],
]

/** Errors of document 3 have a profile. */
const ofDocument3 = ['notifications', 'messages']
const profiled: readonly Row[] = [['error', ['_error'], '_profile', object]]

/** One defect for each member of an error document with a value that it may not have. */
const defects: readonly Defect[] = interfaces.flatMap((name) =>
  [...rows, ...(ofDocument3.includes(name) ? profiled : [])].flatMap(
    ([schema, path, member, ...faults]) =>
      faults.map(([fault, words, change]) => ({
        name: `wrong-errors-${name}-${path.length > 1 ? 'nested' : schema}-${member.replace('_', '')}-${fault}`,
        sentence: `In an error of the interface ${name}, ${[...path, member].join('.')} ${words}.`,
        breaks: [`${name}.${schema}.${member}`],
        response: spoilMember(
          { operations: operationsOf[name], statuses: [400, 404, 409, 412, 422] },
          [...path, member],
          change,
        ),
      })),
  ),
)

export default defects
