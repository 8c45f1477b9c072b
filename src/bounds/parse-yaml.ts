import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { countValues } from './count-values.js'
import { inspectNodes } from './inspect-nodes.js'
import { isNestedTooDeeply } from './is-nested-too-deeply.js'
import { withinTime } from './within-time.js'
import { YamlRefusal } from './yaml-refusal.js'

/** What stands in a YAML file. */
export interface Yaml {
  /** Nodes with positions. */
  readonly document: Document.Parsed
  readonly lines: LineCounter
  /** Faults of syntax, and keys that are there twice (`DUPLICATE_KEY`), in the order of the file. */
  readonly errors: readonly YAMLError[]
  /** Tags and directives that mean nothing. */
  readonly warnings: readonly YAMLError[]
  /** Plain data; undefined when the syntax is wrong. Aliases are shared objects, not copies. */
  readonly data: unknown
}

interface Options {
  /** Whether `<<` merges mappings; else it is a key like any other. */
  readonly merge?: boolean
  /** How many values the file may come to, aliases unfolded. */
  readonly mostValues?: number
  /** Milliseconds. */
  readonly patience?: number
}

/** Values that any file may write out: more of them than this need more memory than a run may take. */
const mostWritten = 1_000_000

/**
 * Parses YAML 1.2, of which JSON is a part, from untrusted sources: in bounded time, and bounded in what its aliases and
 * merge keys grow to. Tags mean nothing, whatever version the file says it is of.
 *
 * @throws YamlRefusal for what exceeds the bounds
 */
export function parseYaml(
  text: string,
  { merge = false, mostValues = 250_000, patience = 30_000 }: Options = {},
): Yaml {
  const parsed = withinTime(() => parse(text, merge, mostValues), patience)
  if (parsed.kind === 'done') return parsed.value
  const problem = `this file takes more than ${patience / 1000} s to be read as YAML`
  throw new YamlRefusal(0, problem, 'Make it smaller and simpler.')
}

function parse(text: string, merge: boolean, mostValues: number): Yaml {
  if (isNestedTooDeeply(text)) throw tooDeep()
  countValues(text, Math.min(mostValues, mostWritten))
  try {
    const lines = new LineCounter()
    const document = parseDocument(text, {
      lineCounter: lines,
      merge,
      prettyErrors: false,
      // The parser compares each key with each other one of its mapping; ours are told apart below.
      uniqueKeys: false,
      schema: 'core',
      resolveKnownTags: false,
      logLevel: 'error',
    })
    const { errors, warnings } = document
    if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) throw tooDeep()
    if (errors.length > 0) return { document, lines, errors, warnings, data: undefined }
    const repeated = inspectNodes(document, mostValues, merge)
    const data: unknown = document.toJS({ maxAliasCount: -1 })
    return { document, lines, errors: repeated, warnings, data }
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep()
    throw error
  }
}

const tooDeep = (): YamlRefusal =>
  new YamlRefusal(0, 'this file is nested far too deeply', 'Take brackets and indentation away.')
