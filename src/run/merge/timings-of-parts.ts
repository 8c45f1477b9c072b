import { openLatencyLog } from '../latency-log.js'
import type { Run } from '../run.js'
import type { RunPart } from './renumber.js'

/** How long operations took in all parts together, and when their scenarios were performed after the first one began. */
export function timingsOfParts(
  parts: readonly RunPart[],
  started: string,
): Pick<Run, 'latencies' | 'performed'> {
  const latency = openLatencyLog()
  for (const one of parts.flatMap(({ exchanges }) => exchanges)) latency.look(one)
  const performed = parts.flatMap(({ run }) => {
    const later = Date.parse(run.started) - Date.parse(started)
    return (run.performed ?? []).map((one) => ({ ...one, from: one.from + later }))
  })
  return {
    latencies: latency.all(),
    performed: performed.length > 0 ? performed.toSorted((a, b) => a.from - b.from) : undefined,
  }
}
