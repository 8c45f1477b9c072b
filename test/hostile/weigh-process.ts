import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Ended, startAssay } from '../cli/start-assay.js'

/** How a process ended, and what it took. */
export interface WeighedProcess extends Ended {
  /** Seconds of a processor, whatever else the machine does. */
  readonly took: number
  /** Seconds in which its main thread was ready and others had the processor, where the system tells that. */
  readonly delayed: number
  /** Most memory that it held, in MB. */
  readonly peak: number
}

/**
 * Runs the command line to its end in a process of its own.
 *
 * @param folder in which it may write
 * @param most seconds after which it is killed
 */
export async function weighProcess(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
  most = 170,
): Promise<WeighedProcess> {
  const file = join(folder, 'weighed')
  const { child, ended } = startAssay(args, {
    folder,
    env: { ...env, NODE_OPTIONS: weighing, WEIGHED: file },
  })
  const late = setTimeout(() => child.kill('SIGKILL'), most * 1000)
  const outcome = await ended
  clearTimeout(late)
  const weighed = await readFile(file, 'utf8').catch(() => '')
  const [peak = NaN, took = NaN, delayed = 0] = weighed.split(' ').map(Number)
  return { ...outcome, peak: peak / 1024, took: took / 1e6, delayed: delayed / 1e9 }
}

/**
 * Writes down, as the process ends, what it held at most in kB (what Linux gives as maxRSS begins with that of the
 * parent process), what it took in microseconds, and for how long it was delayed in nanoseconds.
 */
const weighing = `--import=data:text/javascript,${encodeURIComponent(
  `import { readFileSync, writeFileSync } from 'node:fs'
   import { isMainThread } from 'node:worker_threads'
   const path = process.env.WEIGHED
   const told = (file, pattern, otherwise) => {
     try { return pattern.exec(readFileSync(file, 'utf8'))[1] } catch { return otherwise }
   }
   const weigh = () => {
     const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
     return [
       told('/proc/self/status', /^VmHWM:\\s*(\\d+) kB$/m, maxRSS),
       userCPUTime + systemCPUTime,
       told('/proc/self/schedstat', /^\\d+ (\\d+)/, 0),
     ].join(' ')
   }
   if (isMainThread) process.on('exit', () => writeFileSync(path, weigh()))`,
)}`
