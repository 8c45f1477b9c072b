import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { null: nothing, number, text, lines, object, list, epoch, zoneless } = wrongValues
const tilted: WrongValue = ['relative', 'is no reference', () => 'not a reference']

/** Schema, the members that lead to it, its member, and what is wrong with that. */
type Row = readonly [schema: string, path: readonly string[], member: string, ...WrongValue[]]

const own = (member: string, ...faults: WrongValue[]): Row => [
  'notificationDefinition',
  [],
  member,
  ...faults,
]
const item = ['_embedded', 'items', '*']
const summary = (member: string, ...faults: WrongValue[]): Row => [
  'summaryDefinition',
  item,
  member,
  ...faults,
]
const page = (member: string, ...faults: WrongValue[]): Row => [
  'definitions',
  [],
  member,
  ...faults,
]

const ofPages: readonly Row[] = [
  page('_profile', object),
  page('name', nothing),
  page('start', text),
  page('limit', text),
  page('count', text),
  page('_links', list),
  page('_embedded', list),
  summary('_id', number),
  summary('_profile', object),
  summary('type', number),
  summary('contextName', lines),
  summary('indicator', text),
  summary('notDismissible', text),
  summary('priority', number),
  summary('message', lines),
  summary('values', list),
  summary('_links', list),
]

const ofDefinitions: readonly Row[] = [
  own('_id', number),
  own('_profile', object),
  own('type', number),
  own('contextName', lines),
  own('contextUriTemplate', object),
  own('indicator', text),
  own('notDismissible', text),
  own('priority', number),
  own('expired', text),
  own('expiresAt', epoch, zoneless),
  own('updatedAt', epoch, zoneless),
  own('message', lines),
  own('values', list),
  own('_links', list),
  ['definitionMessage', ['message'], 'text', lines],
  ['definitionMessage', ['message'], 'imageUri', tilted],
  ['definitionMessage', ['message'], 'variants', list],
  ['messageVariant', ['message', 'variants', 'es'], 'text', lines],
  ['messageVariant', ['message', 'variants', 'es'], 'imageUri', tilted],
]

const tables = [
  { operation: 'getDefinitions', rows: ofPages },
  { operation: 'getDefinition', rows: ofDefinitions },
]

/** One defect for each member of a definition, or of the list, with a value that it may not have. */
const defects: readonly Defect[] = tables.flatMap(({ operation, rows }) =>
  rows.flatMap(([schema, path, member, ...faults]) =>
    faults.map(([fault, words, change]) => ({
      name: `wrong-members-${schema}-${member.replace('_', '')}-${fault}`,
      sentence: `In an answer of ${operation}, ${[...path, member].join('.')} ${words}.`,
      breaks: [`notifications.${schema}.${member}`],
      response: spoilMember(
        { operations: [operation], statuses: [200] },
        [...path, member],
        change,
      ),
    })),
  ),
)

export default defects
