import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startAssay } from '../../cli/start-assay.js'
import type { Weighed } from '../../cli/warm-process.js'

/** Runs the command line to its end in a process of its own, in a folder in which it may write. */
export async function weighAssay(args: readonly string[], folder: string): Promise<Weighed> {
  const file = join(folder, `peak-${args.join('-').replaceAll(/\W/g, '-').slice(-60)}`)
  const env = { NODE_OPTIONS: weighing, WEIGHED: file }
  const ended = await startAssay(args, { folder, env }).ended
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
