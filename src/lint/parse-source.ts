import { LineCounter, parseDocument, type YAMLError } from 'yaml'
import { DefinitionError } from './definition-error.js'
import { deepestNesting } from './deepest-nesting.js'
import { findJsonFault } from './find-json-fault.js'
import type { SourceFile } from './source-file.js'

/** Beyond this the parser takes the whole process down, below it reports that it ran out of stack. */
const nestingLimit = 10_000

/**
 * Parses YAML 1.2, of which JSON is a part. Merge keys (`<<`) work, as most tools have it.
 * Duplicate keys are left to the linter: the document can be read in spite of them.
 *
 * @throws DefinitionError with line and column of the first syntax error
 */
export async function parseSource(text: string, uri: string, shown: string): Promise<SourceFile> {
  if (deepestNesting(text) > nestingLimit) throw tooDeep(shown)
  if (/^\s*<[!?a-z]/i.test(text))
    throw new DefinitionError('this is XML or HTML, not an OpenAPI document', {
      file: shown,
      remedy: 'Name the YAML or JSON file; a documentation page is not the definition.',
    })
  if (isJson(text, uri)) await refuseBrokenJson(text, shown)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false })
  const error = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (error?.code === 'RESOURCE_EXHAUSTION') throw tooDeep(shown)
  if (error) throw syntaxError(error, lines, shown)
  try {
    // Unlimited, since aliases are shared and not copied; what they unfold to is measured later.
    return { uri, shown, text, document, lines, data: document.toJS({ maxAliasCount: -1 }) }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DefinitionError(`the YAML cannot be read: ${firstLine(reason)}`, {
      file: shown,
      remedy: 'Define the anchor before the alias that uses it.',
    })
  }
}

function isJson(text: string, uri: string): boolean {
  return new URL(uri).pathname.toLowerCase().endsWith('.json') || /^\s*\{\s*"/.test(text)
}

async function refuseBrokenJson(text: string, shown: string): Promise<void> {
  const fault = text.trim() === '' ? undefined : await findJsonFault(text)
  if (!fault) return
  throw new DefinitionError(`the JSON cannot be read: ${fault.message}`, {
    file: shown,
    line: fault.line,
    column: fault.column,
    remedy: 'Mend the JSON at this place.',
  })
}

function tooDeep(shown: string): DefinitionError {
  return new DefinitionError('the file nests too deeply to be read', {
    file: shown,
    remedy: 'Flatten it, for instance with references.',
  })
}

function syntaxError(error: YAMLError, lines: LineCounter, shown: string): DefinitionError {
  const { line, col } = lines.linePos(error.pos[0])
  return new DefinitionError(`the YAML cannot be read: ${firstLine(error.message)}`, {
    file: shown,
    line,
    column: col,
    remedy:
      error.code === 'MULTIPLE_DOCS'
        ? 'Keep one document in the file.'
        : 'Mend the YAML at this place; the indentation or a bracket is a likely cause.',
  })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
