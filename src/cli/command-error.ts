import { type ExitCode, exitCode } from './exit-code.js'

/** Ends a command with a sentence for the user instead of a stack trace. */
export class CommandError extends Error {
  readonly exit: ExitCode

  constructor(message: string, exit: ExitCode = exitCode.usage) {
    super(message)
    this.name = 'CommandError'
    this.exit = exit
  }
}
