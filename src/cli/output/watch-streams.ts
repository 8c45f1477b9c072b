import { exitCode } from '../exit-code.js'
import { endWith } from '../end-with.js'
import { outputError } from './output-error.js'

/**
 * Watches what becomes of what is printed. Its reader may stop reading, like head(1): the work goes on, and its
 * exit code stays. An output that cannot be written is said once and ends with 3; if errors cannot be written either,
 * nothing is said.
 */
export function watchStreams(): void {
  let broken = false
  process.stderr.on('error', () => undefined)
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || broken) return
    broken = true
    endWith(outputError('standard output', error))
  })
  process.on('exit', () => {
    if (broken) process.exitCode = exitCode.untested
  })
}
