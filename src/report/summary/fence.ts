import { longestRun } from './longest-run.js'

/**
 * Lines as a fenced code block, with a fence longer than anything in it that looks like one.
 *
 * @param language of the highlighter: `text`, `sh`
 * @param lines without invisible characters or line ends of their own
 * @see CommonMark 0.31, 4.5 Fenced code blocks
 */
export function fence(language: string, lines: readonly string[]): string {
  const content = lines.join('\n')
  const marks = '`'.repeat(Math.max(3, longestRun(content) + 1))
  return `${marks}${language}\n${content}\n${marks}`
}
