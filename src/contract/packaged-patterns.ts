import { isNode } from './is-node.js'

/** Patterns of the definitions that Assay is packaged with, which no text can make slow. */
const known = new Set<string>()

/** Whether a pattern is one of ours; any other runs where it can be stopped. */
export const isPackagedPattern = (pattern: string): boolean => known.has(pattern)

/** Learns the patterns that stand in a packaged file. */
export function learnPatterns(value: unknown): void {
  if (Array.isArray(value)) value.forEach(learnPatterns)
  if (!isNode(value)) return
  if (typeof value['pattern'] === 'string') known.add(value['pattern'])
  for (const member of Object.values(value)) learnPatterns(member)
}
