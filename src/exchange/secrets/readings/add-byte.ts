import { rawByte } from '../readings.js'
import { addReading } from './add-reading.js'
import type { Scan } from './scan.js'

/** Adds a byte: a character of Latin-1, and beyond ASCII a part of one of UTF-8 as well. */
export function addByte(scan: Scan, byte: number, next: number): void {
  addReading(scan, byte, next)
  if (byte >= 0x80) addReading(scan, rawByte | byte, next)
}
