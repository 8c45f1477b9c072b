import type { LineCounter, YAMLError } from 'yaml'
import { isNestedTooDeeply } from '../bounds/is-nested-too-deeply.js'
import { parseYaml, type Yaml } from '../bounds/parse-yaml.js'
import { placeInText } from '../bounds/place-in-text.js'
import { YamlRefusal } from '../bounds/yaml-refusal.js'
import { DefinitionError } from './definition-error.js'
import { findJsonFault } from './find-json-fault.js'
import type { SourceFile } from './source-file.js'

/** As many as rules may walk once references are followed. */
const mostValues = 5_000_000
/** Milliseconds; a definition of 10 MB takes a fifth of it where nothing else is done. */
const patience = 60_000

/**
 * Parses YAML 1.2, of which JSON is a part. Merge keys (`<<`) work, as most tools have it.
 * Duplicate keys are left to the linter: the document can be read in spite of them.
 *
 * @throws DefinitionError with line and column of the first syntax error
 */
export async function parseSource(text: string, uri: string, shown: string): Promise<SourceFile> {
  // A broken JSON text has to pass as well before its fault is looked for.
  if (isNestedTooDeeply(text)) throw tooDeep(shown)
  if (/^\s*<[!?a-z]/i.test(text))
    throw new DefinitionError('this is XML or HTML, not an OpenAPI document', {
      file: shown,
      remedy: 'Name the YAML or JSON file; a documentation page is not the definition.',
    })
  if (isJson(text, uri)) await refuseBrokenJson(text, shown)
  const { document, lines, errors, data } = parse(text, shown)
  const error = errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  if (error) throw syntaxError(error, lines, shown)
  return { uri, shown, text, document, lines, repeatedKeys: errors, data }
}

function parse(text: string, shown: string): Yaml {
  try {
    return parseYaml(text, { merge: true, mostValues, patience })
  } catch (error) {
    if (!(error instanceof YamlRefusal)) throw error
    const { problem, remedy, offset } = error
    throw new DefinitionError(problem, { file: shown, ...placeInText(text, offset), remedy })
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
    remedy: 'Fix the JSON at this place.',
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
  const place = { file: shown, line, column: col }
  if (error.code === 'MULTIPLE_DOCS')
    return new DefinitionError('a second YAML document begins here', {
      ...place,
      remedy: 'Keep one document in the file.',
    })
  return new DefinitionError(`the YAML cannot be read: ${firstLine(error.message)}`, {
    ...place,
    remedy: 'Fix the YAML at this place; the indentation or a bracket is a likely cause.',
  })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
