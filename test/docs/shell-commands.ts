import { codeBlocks, codeSpans } from './code-blocks.js'
import { documents } from './documents.js'

/** A command that a document tells its reader to type. */
export interface ShellCommand {
  readonly document: string
  readonly words: readonly string[]
}

const quoted = /'([^']*)'|"([^"]*)"|(\S+)/g

/** Words as a shell would split them; only the quotes that our documents use. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(quoted)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

const starts = /^(npx |node bin\/assay\.js|assay |npm )/

/** The commands in a piece of shell: one per line or between `&&`, `||`, `;`. */
const commandsIn = (shell: string): readonly (readonly string[])[] =>
  shell
    .replaceAll('\\\n', ' ')
    .split(/\n|&&|\|\||;/)
    .map((line) => line.trim().replace(/\s+(>>|#).*$/, ''))
    .filter((line) => starts.test(line))
    .map(wordsOf)

/** Every command that starts npm, npx or Assay, in blocks and in the prose of all documents. */
export const shellCommands: readonly ShellCommand[] = documents.flatMap((document) => {
  const shell = codeBlocks(document).filter(({ language }) => language === 'sh')
  return [...shell.map(({ text }) => text), ...codeSpans(document)]
    .flatMap(commandsIn)
    .map((words) => ({ document: document.path, words }))
})
