import type { Scan } from './scan.js'

/** Readings of one place; more are a maze that was built on purpose. */
const most = 24

/** Adds a reading to the place that is being read, unless it is known or matters to no secret. */
export function addReading(scan: Scan, unit: number, next: number): void {
  const { pool, base } = scan
  if (unit < 0x10000 && scan.matters[unit] === 0) return
  for (let at = base; at < pool.length; at += 2)
    if (pool[at] === unit && pool[at + 1] === next) return
  pool.push(unit, next)
  if (pool.length - base > 2 * most) scan.isMaze = true
}
