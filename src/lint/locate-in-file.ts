import { isAlias, isMap, isNode, isScalar, isSeq, type Pair } from 'yaml'
import type { DataPath, SourceFile } from './source-file.js'

/** 1-based. */
export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * Where the value at `path` stands: at its key in a mapping, at itself in a list. What is not
 * there has the position of the nearest value around it.
 */
export function locateInFile(file: SourceFile, path: DataPath): Position {
  let node: unknown = file.document.contents
  let offset = startOf(node)
  for (const segment of path) {
    const step = stepInto(file, node, segment)
    if (!step) break
    offset = startOf(step.mark) ?? offset
    node = step.value
  }
  const { line, col } = file.lines.linePos(offset ?? 0)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

interface Step {
  /** The node that a person looks for: the key, or the item of a list. */
  readonly mark: unknown
  readonly value: unknown
}

function stepInto(file: SourceFile, from: unknown, segment: string | number): Step | undefined {
  const node = isAlias(from) ? from.resolve(file.document) : from
  if (isSeq(node)) {
    const item = node.items[Number(segment)]
    return item === undefined ? undefined : { mark: item, value: item }
  }
  if (!isMap(node)) return undefined
  const own = node.items.find((pair) => keyOf(pair) === String(segment))
  if (own) return { mark: own.key, value: own.value }
  for (const pair of node.items) {
    if (keyOf(pair) !== '<<') continue
    const merged = isSeq(pair.value) ? pair.value.items : [pair.value]
    for (const source of merged) {
      const step = stepInto(file, source, segment)
      if (step) return step
    }
  }
  return undefined
}

function keyOf({ key }: Pair): string {
  if (!isScalar(key)) return String(key)
  return typeof key.value === 'symbol' ? '<<' : String(key.value)
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}
