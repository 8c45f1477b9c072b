import { addReading } from './add-reading.js'
import type { Scan } from './scan.js'

/** Adds a code point, unless there is none of this number. */
export function addPoint(scan: Scan, point: number, next: number): void {
  if (point < 0x110000) addReading(scan, point, next)
}
