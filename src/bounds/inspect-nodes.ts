import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  YAMLParseError,
} from 'yaml'
import { YamlRefusal } from './yaml-refusal.js'

/** Levels of mappings and lists, aliases followed; functions call themselves for each. */
const deepest = 500

interface Size {
  values: number
  depth: number
  /** Still being measured: an alias to it would lead in a circle. */
  open: boolean
  /** What it is, for merge keys. */
  readonly node: unknown
}

/**
 * Looks through a parsed document before it is turned into data: what its aliases and merge keys grow to is
 * counted without unfolding anything.
 *
 * @param mostValues that it may hold, aliases unfolded
 * @param merge whether `<<` merges mappings
 * @returns an error for each key that is there twice in one mapping
 * @throws YamlRefusal for aliases that grow too far or lead in circles, and keys that are no names
 */
export function inspectNodes(
  document: Document,
  mostValues: number,
  merge: boolean,
): readonly YAMLParseError[] {
  const repeated: YAMLParseError[] = []
  const anchored = new Map<string, Size>()
  let aliases = 0

  function measure(node: unknown, level: number): Size {
    if (level > deepest) throw tooDeep(startOf(node))
    if (isAlias(node)) return follow(node.source, startOf(node))
    const size: Size = { values: 1, depth: 1, open: true, node }
    if (isScalar(node)) checkText(node.value, startOf(node))
    if (isNode(node) && 'anchor' in node && node.anchor) anchored.set(node.anchor, size)
    if (isMap(node)) {
      checkKeys(node.items)
      for (const pair of node.items) {
        add(size, pair.value, level)
        if (merge && isMergeKey(pair.key)) checkMerged(pair.value)
      }
    } else if (isSeq(node)) {
      for (const item of node.items) add(size, isPair(item) ? item.value : item, level)
    }
    size.open = false
    return size
  }

  function add(size: Size, part: unknown, level: number): void {
    const { values, depth } = measure(part, level + 1)
    size.values += values
    size.depth = Math.max(size.depth, depth + 1)
    if (size.values > mostValues) {
      const most = `more than ${mostValues.toLocaleString('en')} values`
      throw aliases > 0
        ? new YamlRefusal(
            startOf(part),
            `the anchors of this file expand to ${most}`,
            'Write the values out instead of repeating them with * and &.',
          )
        : new YamlRefusal(startOf(part), `this file holds ${most}`, 'Make it smaller.')
    }
    if (level + size.depth > deepest) throw tooDeep(startOf(part))
  }

  function follow(anchor: string, offset: number): Size {
    aliases += 1
    const found = anchored.get(anchor)
    if (!found) {
      const remedy = 'Define the anchor before the alias that uses it.'
      throw new YamlRefusal(offset, `there is no anchor &${anchor} before this alias`, remedy)
    }
    if (found.open) {
      const remedy = 'Write the part out; data must not be circular.'
      throw new YamlRefusal(offset, `the alias *${anchor} contains itself`, remedy)
    }
    return found
  }

  function checkKeys(items: readonly { readonly key: unknown }[]): void {
    const names = new Set<string>()
    for (const { key } of items) {
      if (!isScalar(key)) {
        if (key === null) continue
        const remedy = 'Name members by plain text; leave ? and brackets out of keys.'
        throw new YamlRefusal(startOf(key), 'a key is not plain text', remedy)
      }
      if (key.anchor) anchored.set(key.anchor, { values: 1, depth: 1, open: false, node: key })
      const name = key.value === null ? '' : String(key.value)
      checkText(name, startOf(key))
      const start = startOf(key)
      if (names.has(name))
        repeated.push(
          new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique'),
        )
      names.add(name)
    }
  }

  function checkMerged(value: unknown): void {
    for (const part of isSeq(value) ? value.items : [value])
      if (!isMap(isAlias(part) ? anchored.get(part.source)?.node : part)) {
        const remedy = 'Name mappings with anchors, as in <<: *defaults.'
        throw new YamlRefusal(startOf(part), '<< merges something that is not a mapping', remedy)
      }
  }

  measure(document.contents, 0)
  return repeated
}

const isMergeKey = (key: unknown): boolean =>
  isScalar(key) && (key.value === '<<' || typeof key.value === 'symbol')

/** JSON and YAML can spell what no Unicode text holds, and what encodes or writes it breaks. */
function checkText(value: unknown, offset: number): void {
  if (typeof value !== 'string' || !/\p{Surrogate}/u.test(value)) return
  const remedy = 'Write both halves of the character, or the character itself.'
  throw new YamlRefusal(offset, 'this text contains half a character (a lone surrogate)', remedy)
}

const startOf = (node: unknown): number => (isNode(node) ? ((node as Node).range?.[0] ?? 0) : 0)

const tooDeep = (offset: number): YamlRefusal =>
  new YamlRefusal(offset, 'this file is nested far too deeply', 'Flatten it.')
