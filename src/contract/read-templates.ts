import type { DerivedKind, Template, Templates } from './derive/template.js'
import { isLevel } from './is-level.js'
import { isNode } from './is-node.js'
import type { Source, SourcePath } from './read-source.js'
import { stringsOf } from './strings-of.js'

const kinds: readonly DerivedKind[] = [
  'status',
  'media-type',
  'body',
  'member',
  'presence',
  'listed',
  'carried',
  'header',
]

/**
 * Reads the sentences of the requirements that follow from a definition.
 *
 * @throws ContractError for a kind that is missing or a broken template
 */
export function readTemplates(source: Source): Templates {
  const { derived } = source.value
  const rows = isNode(derived) ? derived : {}
  const entries = kinds.map((kind) => {
    return [kind, readTemplate(source, ['derived', kind], rows[kind])] as const
  })
  return Object.fromEntries(entries) as Record<DerivedKind, Template>
}

function readTemplate(source: Source, at: SourcePath, row: unknown): Template {
  const { id, level, text, readings } = isNode(row) ? row : {}
  if (typeof id !== 'string' || typeof text !== 'string' || !isLevel(level)) {
    const problem = `The template ${at.join('.')} is not complete.`
    throw source.error(at, problem, 'It needs id, text and level: must, should or may.')
  }
  return { id, level, text, readings: stringsOf(readings) }
}
