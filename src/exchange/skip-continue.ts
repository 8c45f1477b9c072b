import type { Socket } from 'node:net'

const blankLine = '\r\n\r\n'
const interim = /^HTTP\/1\.\d (1\d\d)[ \r]/

/**
 * Lets no 100 Continue through that comes before an answer. Assay never asks for one, some servers send it before they
 * read a body, and a client can simply discard it (RFC 9110, 15.2.1), which undici does not.
 */
export function skipContinue(socket: Socket): void {
  let isHeadNext = true
  const [read, write] = [socket.read.bind(socket), socket.write.bind(socket)]
  socket.write = ((...given: Parameters<typeof write>) => {
    isHeadNext = true
    return write(...given)
  }) as Socket['write']
  socket.read = (size?: number): unknown => {
    for (;;) {
      const piece: unknown = read(size)
      if (!isHeadNext || !Buffer.isBuffer(piece)) return piece
      const { others, rest } = withoutContinue(piece)
      isHeadNext = rest.length === 0
      const left = others.length === 0 ? rest : Buffer.concat([...others, rest])
      if (left.length > 0) return left
    }
  }
}

/** Heads of other interim answers, such as early hints, and what comes behind all of them. */
function withoutContinue(bytes: Buffer): { readonly others: readonly Buffer[]; rest: Buffer } {
  const others: Buffer[] = []
  let rest = bytes
  for (;;) {
    const [, status] = interim.exec(rest.toString('latin1', 0, 16)) ?? []
    const end = rest.indexOf(blankLine) + blankLine.length
    if (status === undefined || status === '101' || end < blankLine.length) return { others, rest }
    if (status !== '100') others.push(rest.subarray(0, end))
    rest = rest.subarray(end)
  }
}
