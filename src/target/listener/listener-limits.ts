/** How much of our time and memory the callers of a listener may take. */
export const listenerLimits = {
  /** Bytes of one body: the greatest message, in base64 and wrapped. */
  bodyBytes: 1024 * 1024,
  headerBytes: 16 * 1024,
  headers: 100,
  connections: 64,
  /** Arrivals in one run; further ones are refused. */
  arrivals: 2000,
  /** Milliseconds that a request may take to come in. */
  arrivalTime: 10_000,
  /** Milliseconds that an answer may be held back. */
  replyTime: 60_000,
}
