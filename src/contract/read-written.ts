import { bindRow } from './bind-row.js'
import { isLevel } from './is-level.js'
import { isNode } from './is-node.js'
import type { Source, SourcePath } from './read-source.js'
import { readWatched } from './read-watched.js'
import type { Requirement } from './requirement.js'
import type { SchemaNode } from './schema-node.js'
import { stringsOf } from './strings-of.js'
import type { WrittenContext } from './written-context.js'

const members = new Set([
  'id',
  'level',
  'clause',
  'text',
  'operations',
  'readings',
  'option',
  'untestable',
  'gap',
  'supplement',
  'since',
  'rule',
  'watched',
])

/** A row, and where its file has it. */
export interface WrittenRow {
  readonly requirement: Requirement
  readonly at: SourcePath
}

/**
 * Reads the rows of a file, in their order.
 *
 * @throws ContractError for a row that is not complete, misspelt or names an unknown operation
 */
export function readWritten(source: Source, context: WrittenContext): readonly WrittenRow[] {
  const { interface: name, requirements } = source.value
  if (name !== context.interface) {
    const problem = `The rows are those of “${String(name)}”, in the folder of ${context.interface}.`
    throw source.error(['interface'], problem, `Write “interface: ${context.interface}”.`)
  }
  if (!Array.isArray(requirements)) {
    throw source.error(['requirements'], 'There is no list of requirements.', 'Add it.')
  }
  return requirements.map((row, index) => {
    const at = ['requirements', index]
    if (!isNode(row)) throw source.error(at, 'This row has no members.', 'Write it as a mapping.')
    return { requirement: readRow(source, at, row, context), at }
  })
}

function readRow(
  source: Source,
  at: SourcePath,
  row: SchemaNode,
  context: WrittenContext,
): Requirement {
  const { id, level = 'must', clause, text, option, untestable, gap, since, rule } = row
  const fail = (member: string, problem: string, remedy: string) =>
    source.error(member in row ? [...at, member] : at, problem, remedy)

  const stranger = Object.keys(row).find((member) => !members.has(member))
  if (stranger !== undefined) {
    const remedy = `A row has ${[...members].join(', ')}.`
    throw fail(stranger, `A row has no member “${stranger}”.`, remedy)
  }
  if (typeof id !== 'string' || !id.startsWith(`${context.interface}.`)) {
    throw fail('id', 'This row has no usable id.', `Let it begin with “${context.interface}.”.`)
  }
  if (!isLevel(level)) {
    throw fail('level', `${id} has an unknown level.`, 'Write must, should or may.')
  }
  if (typeof clause !== 'string' || clause === '') {
    throw fail('clause', `${id} names no clause.`, 'Name the section of the document.')
  }
  if (typeof text !== 'string' || text === '') {
    throw fail('text', `${id} says nothing.`, 'Write its sentence as text.')
  }
  if (since !== undefined && !context.versions.includes(String(since))) {
    const problem = `${id} came with a version that the interface never had, ${String(since)}.`
    throw fail('since', problem, `Versions are ${context.versions.join(', ')}.`)
  }
  const watched = readWatched(row['watched'])
  if (watched === undefined && row['watched'] !== undefined) {
    const problem = `${id} does not say by which rule it is watched, and about what.`
    throw fail('watched', problem, 'Give it “by” and “about”.')
  }
  const readings = stringsOf(row['readings'])
  const { operations, supplement, awaits } = bindRow(source, at, row, context)
  return {
    id,
    interface: context.interface,
    level,
    clause: /^document \d/.test(clause) ? clause : `document ${context.document}, ${clause}`,
    text,
    operations,
    origin: { kind: 'written', rule: typeof rule === 'string' ? rule : undefined, watched },
    gap: gap === true || awaits || undefined,
    untestable: typeof untestable === 'string' ? untestable : undefined,
    readings: readings.length > 0 ? readings : undefined,
    option: typeof option === 'string' ? option : undefined,
    supplement: supplement.length > 0 ? supplement : undefined,
    since: since === undefined ? undefined : String(since),
  }
}
