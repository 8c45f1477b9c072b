import { CommanderError } from 'commander'
import { silentProgram } from './silent-program.js'

/** What Assay makes of a command line. */
interface ReadCommandLine {
  readonly command: string
  readonly values: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * Reads a command line as Assay does, without doing anything.
 *
 * @param words what follows `assay`
 * @throws CommanderError for whatever Assay would refuse
 */
export function readCommandLine(words: readonly string[]): ReadCommandLine {
  let read: ReadCommandLine = { command: '', values: [], options: {} }
  const program = silentProgram()
  for (const command of program.commands)
    command.action(() => {
      read = { command: command.name(), values: command.args, options: command.opts() }
    })
  try {
    program.parse([...words], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode !== 0) throw error
  }
  return read
}
