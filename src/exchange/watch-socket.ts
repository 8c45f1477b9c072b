import type { Socket } from 'node:net'

/** How a connection broke. */
export interface Break {
  /** `performance.now()` when it last brought something; absent when it never did. */
  readonly servedAt?: number
}

/** Tells of a connection that breaks when it was last of use. */
export function watchSocket(socket: Socket, onBreak: (error: Error, seen: Break) => void): void {
  let bytes = 0
  let servedAt: number | undefined
  const look = () => {
    // The end of a connection is readable as well.
    if (socket.bytesRead === bytes) return
    bytes = socket.bytesRead
    servedAt = performance.now()
  }
  socket.on('readable', look)
  socket.on('error', (error) => {
    look()
    onBreak(error, servedAt === undefined ? {} : { servedAt })
  })
}
