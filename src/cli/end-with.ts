import { exitCode } from './exit-code.js'

/** Errors whose message is meant for the user: theirs to mend. */
const explained: Readonly<Record<string, number>> = {
  CommandError: exitCode.usage,
  ProfileError: exitCode.usage,
  ContractError: exitCode.usage,
  DefinitionError: exitCode.usage,
}

/** Ends the process with what an error says; a stack only for a fault of our own. */
export function endWith(error: unknown): void {
  const known = error instanceof Error ? explained[error.name] : undefined
  if (error instanceof Error && known !== undefined) {
    process.stderr.write(`assay: ${error.message}\n`)
    process.exitCode = 'exit' in error && typeof error.exit === 'number' ? error.exit : known
    return
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`assay: this is a fault of Assay's own, please report it.\n${text}\n`)
  process.exitCode = exitCode.untested
}
