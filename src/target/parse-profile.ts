import { type LineCounter, type YAMLError } from 'yaml'
import { parseYaml, type Yaml } from '../bounds/parse-yaml.js'
import { placeInText } from '../bounds/place-in-text.js'
import { YamlRefusal } from '../bounds/yaml-refusal.js'
import type { FindPlace } from './collect-remarks.js'
import type { Mistake } from './mistake.js'
import { placeInYaml } from './place-in-yaml.js'
import { ProfileError } from './profile-error.js'

/** After so many, the rest only repeats that the file is not YAML. */
const mostMistakes = 20
/** Anchors expanded; the longest baseline has far fewer. */
const mostValues = 50_000

/**
 * The YAML 1.2 data of a profile or a baseline, with a function that finds the place of any of them.
 *
 * @throws ProfileError when the text is not YAML, repeats a key, or exceeds the bounds of what is read.
 */
export function parseProfile(
  text: string,
  file: string,
): { readonly data: unknown; readonly place: FindPlace } {
  const { document, lines, errors, warnings, data } = parse(text, file)
  const wrong = [...errors, ...warnings].slice(0, mostMistakes)
  if (wrong.length > 0)
    throw new ProfileError(
      wrong.map((error) => toMistake(error, text, file, lines)).filter(isFirstOfLine),
    )
  return { data, place: (path, part) => placeInYaml(document, lines, path, part) }
}

const notYaml = 'this is not YAML: '

/** A quote that is not closed makes what is around it wrong as well. */
const isFirstOfLine = ({ line, message }: Mistake, at: number, all: readonly Mistake[]): boolean =>
  !message.startsWith(notYaml) || !all.slice(0, at).some((before) => before.line === line)

function parse(text: string, file: string): Yaml {
  try {
    return parseYaml(text, { mostValues })
  } catch (error) {
    if (!(error instanceof YamlRefusal)) throw error
    const { line, column } = placeInText(text, error.offset)
    throw new ProfileError([{ file, line, column, message: error.problem, remedy: error.remedy }])
  }
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
        message: `${notYaml}${said}`,
        remedy: 'Check indentation, colons and quotes on this line and the one before.',
      }
    }
  }
}
