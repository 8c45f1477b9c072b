/** A line of prose in a file: what a reader reads, without names in code. */
export interface ProseLine {
  /** From 1. */
  readonly line: number
  readonly text: string
}

/** Quoted text on one line. One without a space is a name or an id. */
const quoted = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g

/**
 * The prose of a file, line by line: all of a document or a YAML file, but for code between backticks; of a program
 * its comments, and quoted text with a space in it.
 */
export function proseOf(path: string, text: string): readonly ProseLine[] {
  const isCode = /\.[cm]?[jt]s$/.test(path)
  return text.split('\n').map((line, index) => ({
    line: index + 1,
    text: isCode ? proseOfCode(line) : line.replaceAll(/`[^`]*`/g, ''),
  }))
}

function proseOfCode(line: string): string {
  if (/^\s*(?:\/\/|\/\*|\*)/.test(line)) return line
  const [code = '', ...comment] = line.split(' // ')
  const sentences = (code.match(quoted) ?? []).filter((one) => one.slice(1, -1).includes(' '))
  return [...sentences.map((one) => one.replaceAll(/\$\{[^}]*\}/g, '')), ...comment].join(' ')
}
