export interface BodyBuffer {
  /** Makes room for so many bytes at once, as far as the limit allows: growing costs twice the memory. */
  expect(bytes: number): void
  /** Takes a copy of the bytes; false when they do not fit any more. */
  append(bytes: Uint8Array): boolean
  /** Bytes so far. */
  length(): number
  /** The bytes, once. */
  take(): Buffer
}

/**
 * Gathers a body of unknown length up to a limit.
 *
 * One growing buffer rather than a list of pieces: a target that sends its body byte by byte would
 * otherwise cost a hundred times the memory that the limit promises.
 *
 * @param limit in bytes.
 */
export function bodyBuffer(limit: number): BodyBuffer {
  let buffer = Buffer.alloc(0)
  let length = 0
  const growTo = (bytes: number): void => {
    // Not from the pool, the whole of which would stay with it.
    const grown = Buffer.allocUnsafeSlow(bytes)
    buffer.copy(grown, 0, 0, length)
    buffer = grown
  }
  return {
    expect(bytes) {
      if (bytes > buffer.length && bytes <= limit) growTo(bytes)
    },
    append(bytes) {
      const needed = length + bytes.length
      if (needed > limit) return false
      if (needed > buffer.length)
        growTo(length === 0 ? needed : Math.min(limit, Math.max(needed, 2 * length)))
      buffer.set(bytes, length)
      length = needed
      return true
    },
    length: () => length,
    take() {
      const taken = buffer.subarray(0, length)
      // A holder of this does not hold on to the body.
      buffer = Buffer.alloc(0)
      length = 0
      return taken
    },
  }
}
