import { isCollection, isNode, isPair } from 'yaml'

/** Where the last line of a node ends, its line feed included; undefined for a node without a place. */
export function endOf(text: string, node: unknown): number | undefined {
  if (isPair(node)) return endOf(text, node.value) ?? endOf(text, node.key)
  if (isCollection(node) && !node.flow && node.items.length > 0)
    return endOf(text, node.items.at(-1))
  const end = isNode(node) ? node.range?.[1] : undefined
  if (end === undefined) return undefined
  // A block of text ends with its line.
  if (end > 0 && text[end - 1] === '\n') return end
  const feed = text.indexOf('\n', end)
  return feed === -1 ? text.length : feed + 1
}
