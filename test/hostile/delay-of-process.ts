import { readFileSync } from 'node:fs'

/**
 * Seconds for which this process was ready since it began, and other programs had the processor: the time of a busy
 * machine, and none of what is measured. 0 where the system does not tell.
 */
export function delayOfProcess(): number {
  try {
    const [, delayed = '0'] = readFileSync('/proc/self/schedstat', 'utf8').split(' ')
    return Number(delayed) / 1e9
  } catch {
    return 0
  }
}
