import type { Json } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'

type Row = readonly [
  operation: string,
  schema: string,
  path: readonly string[],
  ...members: string[],
]

const rows: readonly Row[] = [
  ['getResolvedText', 'resolvedStrings', [], 'format', 'languages'],
  ['getString', 'textStringItem', ['values', '*'], 'value'],
  ['getFormat', 'format', [], 'name', 'description'],
]

/** One defect for each member that is always there in documents of the text interface and is left out. */
const defects: readonly Defect[] = rows.flatMap(([operation, schema, path, ...members]) =>
  members.map((member) => ({
    name: `missing-text-members-${schema}-${member}`,
    sentence: `${operation} leaves out ${[...path, member].join('.')}.`,
    breaks: [`text.${schema}.${member}.present`],
    response: spoilMember({ operations: [operation], statuses: [200, 202] }, path, (thing) =>
      without(thing, member),
    ),
  })),
)

function without(thing: Json, member: string): Json {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return thing
  const { [member]: _left, ...rest } = thing
  return rest
}

export default defects
