/** How much of our time and memory a target may take. Whatever is left out has its default. */
export interface TransportLimits {
  /** Connections per origin. */
  readonly connections?: number
  /** Milliseconds until a connection stands, TLS included. Rounded up to about half a second. */
  readonly connectTimeout?: number
  /** Milliseconds from the request on the wire to the end of the response head. */
  readonly headTimeout?: number
  /** Milliseconds without a further byte of the body. */
  readonly bodyTimeout?: number
  /** Milliseconds for everything, from asking for a connection to the last byte. */
  readonly totalTimeout?: number
  /** Largest body, decoded. */
  readonly maxBodyBytes?: number
  /** Largest response head. */
  readonly maxHeaderBytes?: number
}

export const defaultLimits: Required<TransportLimits> = {
  connections: 16,
  connectTimeout: 10_000,
  headTimeout: 30_000,
  bodyTimeout: 15_000,
  totalTimeout: 60_000,
  maxBodyBytes: 16 * 1024 * 1024,
  maxHeaderBytes: 64 * 1024,
}
