import type { Socket } from 'node:net'
import { behindHead } from './behind-head.js'

/** Holds one connection back: what is not read stays with the sender. */
export interface SocketThrottle {
  hold(): void
  /** Reads on. Not to be called while bytes of a connection are handled. */
  release(): void
  /** What came together with the head that was just read, behind it; nothing where that came in several pieces. */
  behindHead(): Buffer
}

export interface SocketThrottles {
  /** Fits a connection with a throttle. */
  fit(socket: Socket): void
  /** That of the connection whose bytes are being handled at this moment. */
  current(): SocketThrottle | undefined
}

/**
 * Throttles for the connections of undici, which reads a socket until there is nothing more. Its own `pause` is of
 * no use against strangers: a connection that is reset while its parser is paused, and was not to be kept alive,
 * ends the process with a failed assertion.
 */
export function throttleSockets(): SocketThrottles {
  let current: SocketThrottle | undefined
  return {
    fit(socket) {
      let held = false
      let piece: unknown
      const read = socket.read.bind(socket)
      const throttle: SocketThrottle = {
        hold: () => void (held = true),
        release: () => {
          if (!held) return
          held = false
          socket.emit('readable')
        },
        behindHead: () => (Buffer.isBuffer(piece) ? behindHead(piece) : Buffer.alloc(0)),
      }
      socket.read = (size?: number): unknown => {
        if (held) return null
        current = throttle
        piece = read(size)
        return piece
      }
    },
    current: () => current,
  }
}
