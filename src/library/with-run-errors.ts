import { CommandError } from '../cli/command-error.js'
import { RunError } from './run-error.js'

/** Does something of which the command line would end: the caller gets an error of the library instead. */
export async function withRunErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CommandError) throw new RunError(error.message, { cause: error })
    throw error
  }
}
