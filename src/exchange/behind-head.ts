const blankLine = '\r\n\r\n'

/** What stands behind the head of an answer, in bytes that end a head; heads of interim answers (1xx) come before it. */
export function behindHead(bytes: Buffer): Buffer {
  let start = 0
  for (;;) {
    const end = bytes.indexOf(blankLine, start)
    if (end < 0) return Buffer.alloc(0)
    const isInterim = /^HTTP\/1\.\d 1/.test(bytes.toString('latin1', start, start + 10))
    start = end + blankLine.length
    // A copy: the bytes are those of the connection.
    if (!isInterim) return Buffer.from(bytes.subarray(start))
  }
}
