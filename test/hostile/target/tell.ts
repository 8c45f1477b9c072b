import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import type { Told } from './misbehaviour.js'

/** Sends an answer: on a connection that is kept where it is proper HTTP, else byte for byte, and the connection ends. */
export function tell(response: ServerResponse, answer: Told): void {
  if (isProper(answer)) {
    const { status, reason, headers, body } = answer
    const framed = [...headers, ['Content-Length', String(body.length)]]
    const fields = status === 204 || status === 304 ? headers : framed
    if (reason === undefined) response.writeHead(status, fields.flat())
    else response.writeHead(status, reason, fields.flat())
    response.end(body)
  } else {
    const { socket } = response
    if (socket) tellRaw(socket, answer)
  }
}

/** Writes an answer as it is, with the framing that its headers say, and ends the connection. */
export function tellRaw(socket: Socket, answer: Told): void {
  socket.write(head(answer))
  socket.end(answer.body)
}

/** The head of an answer, byte for byte, framed by its length unless it says something else. */
export function head({ status, reason = 'Said', headers, body }: Told): Buffer {
  const framing = hasFraming(headers) ? '' : `Content-Length: ${body.length}\r\n`
  const fields = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const text = `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n${framing}${fields}\r\n`
  return Buffer.from(text, [...text].some((one) => one > 'ÿ') ? 'utf8' : 'latin1')
}

const hasFraming = (headers: Told['headers']): boolean =>
  headers.some(([name]) => /^(content-length|transfer-encoding)$/i.test(name))

function isProper({ status, reason = '', headers, body }: Told): boolean {
  if (!Number.isInteger(status) || status < 200 || status > 999 || hasFraming(headers)) return false
  if ((status === 204 || status === 304) && body.length > 0) return false
  if (headers.length > 500 || !/^[\t -~]*$/.test(reason)) return false
  try {
    for (const [name, value] of headers) {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    }
    return true
  } catch {
    return false
  }
}
