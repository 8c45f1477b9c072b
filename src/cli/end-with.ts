import { escapeTerminal } from '../report/escape-terminal.js'
import { exitCode } from './exit-code.js'

/** Errors whose message is meant for the user: theirs to fix. */
const explained = [
  'CommandError',
  'ProfileError',
  'ContractError',
  'DefinitionError',
  'SuiteError',
  'LoginError',
]

/** Ends the process with what an error says; a stack only for a fault of our own. */
export function endWith(error: unknown): void {
  if (!(error instanceof Error)) return fault(String(error))
  // Commander has said it already, and answers --help with this as well.
  if (error.name === 'CommanderError') {
    const asked = 'exitCode' in error && error.exitCode === 0
    process.exitCode = asked ? exitCode.success : exitCode.usage
  } else if (explained.includes(error.name)) {
    complain(error.message)
    process.exitCode =
      'exit' in error && typeof error.exit === 'number' ? error.exit : exitCode.usage
  } else if (/\buv_cwd$/.test(error.message)) {
    complain('the folder in which this runs is gone. Change to another one.')
    process.exitCode = exitCode.usage
  } else if (isAboutFile(error)) {
    complain(
      `${error.path}: ${error.message.replace(/^E[A-Z]+: /, '').replace(/, \w+ '[^]*$/, '')}`,
    )
    process.exitCode = exitCode.usage
  } else fault(error.stack ?? error.message)
}

function fault(text: string): void {
  complain("this is a fault of Assay's own, please report it.")
  process.stderr.write(`${text}\n`)
  process.exitCode = exitCode.untested
}

function complain(message: string): void {
  const lines = message.split('\n').map((line) => escapeTerminal(line, 2000))
  process.stderr.write(`assay: ${lines.join('\n')}\n`)
}

/** A file or folder that the user named cannot be read or written. */
const isAboutFile = (error: Error): error is Error & { readonly path: string } =>
  'syscall' in error && 'path' in error && typeof error.path === 'string'
