import { packageRoot } from '../../src/package-root.js'
import type { Surroundings } from './start-assay.js'
import { startWarm, type WarmProcess, type Weighed } from './warm-process.js'

/** Those that wait for a command. They last as long as this worker of Playwright. */
let idle: readonly WarmProcess[] = []

/**
 * Runs the compiled command line to its end, in a process that may have run commands before: loading the program takes
 * longer than most commands. What is about a process (start, end, signals, streams, memory, NODE_OPTIONS) takes
 * `startAssay`.
 */
export async function assay(
  args: readonly string[],
  { folder = packageRoot, env = {} }: Omit<Surroundings, 'program'> = {},
): Promise<Weighed> {
  if ('NODE_OPTIONS' in env) throw new Error('This process has started already: use startAssay.')
  const [warm = startWarm(), ...others] = idle.filter((one) => one.isFit())
  idle = others
  const ended = await warm.run(args, folder, { PATH: process.env['PATH'] ?? '', ...env })
  idle = [...idle, warm]
  return ended
}
