import { Worker } from 'node:worker_threads'

/** With it the process stays below 600 MB. */
export const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }

/** One that has nothing to do: the next lint takes it, as loading Spectral takes a second of the processor. */
let idle: Worker | undefined

/** A thread that does what `LintTask` says. It holds the process until it is left or terminated. */
export function takeLinterThread(): Worker {
  const thread = idle
  idle = undefined
  thread?.ref()
  return thread ?? startThread()
}

/** Leaves a thread that has answered all orders; the process may end with it. */
export async function leaveLinterThread(thread: Worker): Promise<void> {
  if (idle !== undefined) return void (await thread.terminate())
  thread.unref()
  idle = thread
}

function startThread(): Worker {
  const thread = new Worker(new URL('./lint-worker.js', import.meta.url), {
    resourceLimits: memory,
  })
  // One that broke is of no use any more; its pending work is rejected as well.
  thread.on('error', () => {
    if (idle === thread) idle = undefined
  })
  return thread
}
