import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ended } from '../../cli/start-assay.js'
import { assay } from '../../cli/assay.js'

/** How a command ended, and what it took. */
export interface Weighed extends Ended {
  /** Seconds of a processor, whatever else the machine does. */
  readonly took: number
  /** Most memory that it held, in MB. */
  readonly peak: number
}

/**
 * Runs the command line to its end, in a folder in which it may write.
 *
 * @param env what it knows of its environment
 */
export async function weighAssay(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Weighed> {
  const file = join(folder, `peak-${args.join('-').replaceAll(/\W/g, '-').slice(-60)}`)
  const ended = await assay(args, {
    folder,
    env: { ...env, NODE_OPTIONS: weighing, WEIGHED: file },
  })
  const [peak = NaN, took = NaN] = (await readFile(file, 'utf8')).split(' ').map(Number)
  return { ...ended, took: took / 1_000_000, peak: peak / 1024 }
}

/** Writes down what the process held at most, in kB, and what it took, in microseconds, as it ends. */
const weighing = `--import data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs'
   import { isMainThread } from 'node:worker_threads'
   const path = process.env.WEIGHED
   if (isMainThread)
     process.on('exit', () => {
       const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
       writeFileSync(path, [maxRSS, userCPUTime + systemCPUTime].join(' '))
     })`,
)}`
