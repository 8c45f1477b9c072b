import type { AspectTemplate, DerivedKind, Template, Templates } from './derive/template.js'
import { lawSubjects } from './derive/law-subjects.js'
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
  'header',
  'refusal',
  'acceptance',
]

/**
 * Reads the sentences of the requirements that follow from a definition.
 *
 * @throws ContractError for a kind that is missing, a law that nothing binds or a broken template
 */
export function readTemplates(source: Source): Templates {
  const { derived, laws } = source.value
  const rows = isNode(derived) ? derived : {}
  const entries = kinds.map((kind) => {
    return [kind, readTemplate(source, ['derived', kind], rows[kind])] as const
  })
  return {
    derived: Object.fromEntries(entries) as Record<DerivedKind, Template>,
    laws: Object.entries(isNode(laws) ? laws : {}).flatMap(([law, node]) => {
      if (!Object.hasOwn(lawSubjects, law)) {
        const remedy = `Known laws are ${Object.keys(lawSubjects).join(', ')}.`
        throw source.error(['laws', law], `Nothing says what the law “${law}” binds.`, remedy)
      }
      const aspects = isNode(node) && Array.isArray(node['aspects']) ? node['aspects'] : []
      return aspects.map((row, index) => readAspect(source, ['laws', law, 'aspects', index], row))
    }),
  }
}

function readAspect(source: Source, at: SourcePath, row: unknown): AspectTemplate {
  const { aspect, credential, relation } = isNode(row) ? row : {}
  if (typeof aspect !== 'string') {
    throw source.error(at, 'This aspect has no name.', 'Add the member aspect.')
  }
  return {
    ...readTemplate(source, at, row),
    law: String(at[1]),
    aspect,
    ...(typeof credential === 'string' && { credential }),
    ...(typeof relation === 'string' && { relation }),
  }
}

function readTemplate(source: Source, at: SourcePath, row: unknown): Template {
  const { id, level, text, readings } = isNode(row) ? row : {}
  if (typeof id !== 'string' || typeof text !== 'string' || !isLevel(level)) {
    const problem = `The template ${at.join('.')} is not complete.`
    throw source.error(at, problem, 'It needs id, text and level: must, should or may.')
  }
  return { id, level, text, readings: stringsOf(readings) }
}
