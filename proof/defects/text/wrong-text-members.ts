import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { null: nothing, number, text, lines, object, list, epoch, zoneless } = wrongValues

const underscore: WrongValue = [
  'underscore',
  'has an underscore before the region',
  (language) => String(language).replace('-', '_'),
]
const capital: WrongValue = [
  'capital',
  'begins with a capital letter',
  (name) => String(name).replace(/^./, (first) => first.toUpperCase()),
]
const briefly: WrongValue = ['short', 'is one word', (words) => String(words).slice(0, 5)]
const wrapped: WrongValue = [
  'wrapped',
  'has an object around each text',
  (groups) =>
    Object.fromEntries(
      Object.entries(groups as Record<string, Record<string, string>>).map(([group, strings]) => [
        group,
        Object.fromEntries(Object.entries(strings).map(([name, value]) => [name, { value }])),
      ]),
    ),
]

/** Operation that shows it, schema, the members that lead to it, its member, and what is wrong with that. */
type Row = readonly [
  operation: string,
  schema: string,
  path: readonly string[],
  member: string,
  ...WrongValue[],
]

const items = ['_embedded', 'items', '*']

const pages = (operation: string, schema: string): readonly Row[] => [
  [operation, schema, [], 'name', nothing],
  [operation, schema, [], 'start', text],
  [operation, schema, [], 'limit', text],
  [operation, schema, [], 'count', text],
  [operation, schema, [], '_links', list],
  [operation, schema, [], '_embedded', list],
]

const rows: readonly Row[] = [
  ['getResolvedText', 'resolvedStrings', [], '_profile', object],
  ['getResolvedText', 'resolvedStrings', [], 'format', object],
  ['getResolvedText', 'resolvedStrings', [], 'languages', text],
  ['getResolvedText', 'resolvedStrings', [], 'groups', list, wrapped],
  ['getResolvedText', 'resolvedStrings', [], 'unresolvedKeys', text],
  ['getStrings', 'textStrings', [], '_profile', object],
  ...pages('getStrings', 'textStrings'),
  ['getStrings', 'textString', items, 'name', nothing],
  ['getString', 'textString', [], '_id', number],
  ['getString', 'textString', [], '_profile', object],
  ['getString', 'textString', [], '_links', list],
  ['getString', 'textString', [], '_embedded', list],
  ['getString', 'textString', [], 'values', text],
  ['getString', 'textString', [], 'modifiedAt', epoch, zoneless],
  ['getString', 'textStringItem', ['values', '*'], 'value', lines],
  ['getString', 'textStringItem', ['values', '*'], 'language', object, underscore],
  ['getString', 'textStringItem', ['values', '*'], 'format', number],
  ...pages('getFormats', 'formats'),
  ['getFormat', 'format', [], 'name', number, capital],
  ['getFormat', 'format', [], 'description', lines, briefly],
  ['getFormat', 'format', [], '_profile', object],
  ['getFormat', 'format', [], '_links', list],
]

/** One defect for each member of a document of the text interface with a value that it may not have. */
const defects: readonly Defect[] = rows.flatMap(([operation, schema, path, member, ...faults]) =>
  faults.map(([fault, words, change]) => ({
    name: `wrong-text-members-${schema}-${member.replace('_', '')}-${fault}`,
    sentence: `In an answer of ${operation}, ${[...path, member].join('.')} ${words}.`,
    breaks: [`text.${schema}.${member}`],
    response: spoilMember(
      { operations: [operation], statuses: [200, 202] },
      [...path, member],
      change,
    ),
  })),
)

export default defects
