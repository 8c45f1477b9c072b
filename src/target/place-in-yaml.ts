import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type LineCounter } from 'yaml'
import type { ProfilePath } from './profile-path.js'

/**
 * Line and column (1-based) of a member of a YAML document. A value that fits on the line of its
 * key has its own place; a mapping or a list has that of its key, where a person looks for it.
 * What is not there has the place of the nearest thing around it.
 */
export function placeInYaml(
  document: Document,
  lines: LineCounter,
  path: ProfilePath,
  part: 'key' | 'value' = 'value',
): { readonly line: number; readonly column: number } {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const [index, step] of path.entries()) {
    const target: unknown = isAlias(node) ? node.resolve(document) : node
    const wantsKey = part === 'key' && index === path.length - 1
    if (isMap(target)) {
      const pair = target.items.find(({ key }) => nameOf(key) === String(step))
      if (!pair) break
      const value = isScalar(pair.value) && pair.value.value !== null ? pair.value : undefined
      offset = (wantsKey ? undefined : startOf(value)) ?? startOf(pair.key) ?? offset
      node = pair.value
    } else if (isSeq(target)) {
      node = target.items[Number(step)]
      offset = startOf(node) ?? offset
    } else break
  }
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key)
}
