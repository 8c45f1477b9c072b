import { changeMember } from '../../change-member.js'
import type { Json, JsonObject } from '../../change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  thing: 'errorResponse' | 'error' | 'nestedError',
  member: string,
  fault: string,
  sentence: string,
  change: (value: Json) => Json | undefined,
]

const rows: readonly Row[] = [
  ['errorResponse', '_profile', 'number', '_profile is the number of the version', () => 2.1],
  ['errorResponse', '_links', 'list', '_links is an empty list', () => []],
  ['errorResponse', '_error', 'list', '_error is a list of errors', (error) => [error]],
  ['error', '_id', 'number', '_id is a number', (id) => Number(String(id).replaceAll(/\D/g, ''))],
  ['error', 'message', 'languages', 'message is given by language', (en) => ({ en })],
  ['error', 'statusCode', 'text', 'statusCode is a text', String],
  ['error', 'type', 'number', 'type is the number of an error', () => 4041],
  [
    'error',
    'attributes',
    'list',
    'attributes is a list of names and values',
    (attributes) => Object.entries(attributes as JsonObject).map(([name]) => ({ name })),
  ],
  ['error', 'remediation', 'list', 'remediation is a list of steps', (step) => [step]],
  [
    'error',
    'occurredAt',
    'epoch',
    'occurredAt is a number of milliseconds since 1970',
    (time) => Date.parse(String(time)),
  ],
  [
    'error',
    'occurredAt',
    'without-zone',
    'occurredAt has no time zone',
    (time) => String(time).replace('Z', ''),
  ],
  [
    'error',
    '_links',
    'texts',
    '_links holds addresses without link objects around them',
    (links) => ({ describedby: ((links as JsonObject)['describedby'] as JsonObject)['href'] }),
  ],
  [
    'error',
    '_embedded',
    'texts',
    'the errors inside are texts',
    (embedded) => ({
      errors: ((embedded as JsonObject)['errors'] as JsonObject[]).map(
        ({ message = '' }) => message,
      ),
    }),
  ],
  ['nestedError', 'message', 'null', 'an error inside another has no message but null', () => null],
]

/** One defect for each member of an error document with a value that it may not have. */
const defects: readonly Defect[] = rows.map(([thing, member, fault, sentence, change]) => ({
  name: `wrong-transactions-errors-${thing}-${member.replace('_', '')}-${fault}`,
  sentence: `In an error document of the transaction interface, ${sentence}.`,
  breaks: [`transactions.${thing === 'nestedError' ? 'error' : thing}.${member}`],
  response: changeMember(thing, member, change),
}))

export default defects
