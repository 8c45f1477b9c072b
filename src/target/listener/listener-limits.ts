/** How much of our time and memory the callers of a listener may take. */
export const listenerLimits = {
  /** Bytes of one body: the greatest message, in base64 and wrapped. */
  bodyBytes: 1024 * 1024,
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 64,
  /** Arrivals in one run, and bytes of their bodies; further ones are refused: a queue may try often, and for long. */
  arrivals: 20_000,
  allBytes: 256 * 1024 * 1024,
  /** Milliseconds that a request may take to come in. */
  arrivalTime: 10_000,
  /** Milliseconds that an answer may be held back. */
  replyTime: 60_000,
}
