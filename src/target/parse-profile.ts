import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { isNestedTooDeeply } from './is-nested-too-deeply.js'
import type { FindPlace } from './collect-remarks.js'
import type { Mistake } from './mistake.js'
import { placeInYaml } from './place-in-yaml.js'
import { ProfileError } from './profile-error.js'

/** After so many, the rest only repeats that the file is not YAML. */
const mostMistakes = 20

/**
 * The YAML 1.2 data of a profile or a baseline, with a function that finds the place of any of them.
 *
 * @throws ProfileError when the text is not YAML, repeats a key, or expands its anchors too often.
 */
export function parseProfile(
  text: string,
  file: string,
): { readonly data: unknown; readonly place: FindPlace } {
  const lines = new LineCounter()
  const document = parse(text, file, lines)
  const wrong = [...document.errors, ...document.warnings].slice(0, mostMistakes)
  if (wrong.length > 0)
    throw new ProfileError(wrong.map((error) => toMistake(error, text, file, lines)))
  try {
    const data: unknown = document.toJS({ maxAliasCount: 100 })
    return { data, place: (path, part) => placeInYaml(document, lines, path, part) }
  } catch {
    throw new ProfileError([
      {
        file,
        line: 1,
        column: 1,
        message: 'the anchors of this file expand to far more than it can hold',
        remedy: 'Write the values out instead of repeating them with * and &.',
      },
    ])
  }
}

function parse(text: string, file: string, lines: LineCounter): Document {
  if (!isNestedTooDeeply(text)) {
    return parseDocument(text, { lineCounter: lines, prettyErrors: false })
  }
  const message = 'this file is nested far too deeply'
  const remedy = 'Take brackets and indicators away; examples/minimal.yaml needs few.'
  throw new ProfileError([{ file, line: 1, column: 1, message, remedy }])
}

function toMistake(error: YAMLError, text: string, file: string, lines: LineCounter): Mistake {
  const { line, col } = lines.linePos(error.pos[0])
  return { file, line, column: col, ...explain(error, text) }
}

function explain(
  error: YAMLError,
  text: string,
): { readonly message: string; readonly remedy: string } {
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const key = /[^\s:,{}]{1,60}/.exec(text.slice(error.pos[0]))?.[0] ?? ''
      return { message: `the key '${key}' occurs twice`, remedy: 'Keep one of the two.' }
    }
    case 'TAB_AS_INDENT':
      return { message: 'a tab is used for indentation', remedy: 'Indent with spaces.' }
    case 'MULTIPLE_DOCS':
      return {
        message: 'the file holds more than one document',
        remedy: 'Keep what stands before this line, one document per file.',
      }
    case 'TAG_RESOLVE_FAILED':
      return { message: 'this tag means nothing here', remedy: 'Leave the tag (!…) out.' }
    default: {
      const said = error.message.charAt(0).toLowerCase() + error.message.slice(1)
      return {
        message: `this is not YAML: ${said}`,
        remedy: 'Check indentation, colons and quotes on this line and the one before.',
      }
    }
  }
}
