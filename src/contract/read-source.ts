import { createHash } from 'node:crypto'
import { basename, dirname, relative } from 'node:path'
import { isNode as isYamlNode, isPair, isMap } from 'yaml'
import { FileError } from '../bounds/file-error.js'
import { parseYaml, type Yaml } from '../bounds/parse-yaml.js'
import { placeInText } from '../bounds/place-in-text.js'
import { readTextFile } from '../bounds/read-text-file.js'
import { YamlRefusal } from '../bounds/yaml-refusal.js'
import { ContractError } from './contract-error.js'
import type { SourcePlace } from './contract.js'
import { isNode } from './is-node.js'
import { parsedSpec } from './parsed-specs.js'
import type { SchemaNode } from './schema-node.js'

/** Of one file: 2 MiB. The longest definition that Assay is packaged with has a tenth of it. */
const mostBytes = 2 * 1024 * 1024

export type SourcePath = readonly (string | number)[]

/** A YAML file that was read, and where everything stands in it. */
export interface Source {
  /** Absolute. */
  readonly path: string
  /** Relative to the folder that holds the specs: `specs/accounts/openapi.yaml`. */
  readonly file: string
  readonly value: SchemaNode
  /** SHA-256 in hex; the same whichever way the lines of a checkout end. */
  readonly digest: string
  /** An error at the value that `path` leads to, or at the nearest place around it. */
  error(path: SourcePath, problem: string, remedy: string): ContractError
}

interface SourceNaming {
  /** How else the file is named. */
  readonly shown?: string
  /** The error where who refers to the file is at fault that it cannot be read. */
  readonly unreadable?: (why: string) => ContractError
}

/**
 * Reads a YAML file.
 *
 * @param path absolute
 * @param specs folder of all specs; files are named relative to its parent
 * @throws ContractError when the file is missing, is no YAML or holds no mapping
 */
export function readSource(
  path: string,
  specs: string,
  { shown, unreadable }: SourceNaming = {},
): Source {
  const file = shown ?? (relative(dirname(specs), path).replaceAll('\\', '/') || basename(path))
  const text = readText(path, file, unreadable)
  const digest = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
  let parsed: Yaml | undefined
  const yaml = (): Yaml => (parsed ??= parse(text, file))
  const place = (offset: number) => {
    const { line, col } = yaml().lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const value = parsedSpec(digest) ?? dataOf(yaml(), place)
  if (!isNode(value)) {
    throw new ContractError(place(0), 'The file holds no mapping.', 'Begin it with members.')
  }
  return {
    path,
    file,
    value,
    digest,
    error: (at, problem, remedy) =>
      new ContractError(place(offsetOf(yaml().document.contents, at)), problem, remedy),
  }
}

function dataOf({ errors: [broken], data }: Yaml, place: (offset: number) => SourcePlace): unknown {
  if (broken === undefined) return data
  throw new ContractError(
    place(broken.pos[0]),
    `This is no YAML: ${broken.message.replace(/\.$/, '')}.`,
    'Correct it here.',
  )
}

function parse(text: string, file: string): Yaml {
  try {
    return parseYaml(text)
  } catch (error) {
    if (!(error instanceof YamlRefusal)) throw error
    const problem = `${error.problem.charAt(0).toUpperCase()}${error.problem.slice(1)}.`
    throw new ContractError({ file, ...placeInText(text, error.offset) }, problem, error.remedy)
  }
}

function readText(path: string, file: string, unreadable: SourceNaming['unreadable']): string {
  try {
    return readTextFile(path, mostBytes)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    if (unreadable) throw unreadable(error.message)
    throw new ContractError(
      { file, line: 1, column: 1 },
      `The file cannot be read: ${error.message}.`,
      'Put it there, or name another file.',
    )
  }
}

/** Walks the YAML tree as far as the path leads; for a member the place of its key is the telling one. */
function offsetOf(root: unknown, path: SourcePath): number {
  let node: unknown = root
  let offset = startOf(root) ?? 0
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find((item) => keyOf(item.key) === String(step))
      : undefined
    const next = pair ?? itemOf(node, step)
    if (next === undefined) break
    offset = startOf(isPair(next) ? next.key : next) ?? offset
    node = isPair(next) ? next.value : next
  }
  return offset
}

function itemOf(node: unknown, step: string | number): unknown {
  const items = isYamlNode(node) && 'items' in node ? node.items : undefined
  return Array.isArray(items) && typeof step === 'number' ? items[step] : undefined
}

function keyOf(key: unknown): string {
  return isYamlNode(key) && 'value' in key ? String(key.value) : ''
}

function startOf(node: unknown): number | undefined {
  return isYamlNode(node) ? node.range?.[0] : undefined
}
