import { writeSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/** Ends the process from a thread beside it, when that is too busy to notice that its time is up. */
const { after, why } = workerData as { readonly after: number; readonly why: string }
await setTimeout(after)
writeSync(2, `\n${why}\n`)
process.kill(process.pid, 'SIGKILL')
