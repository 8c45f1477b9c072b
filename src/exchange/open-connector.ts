import { buildConnector } from 'undici'
import { skipContinue } from './skip-continue.js'

/** Connects as undici does, to servers that send 100 Continue although nothing asked for it as well. */
export function openConnector(options: buildConnector.BuildOptions = {}): buildConnector.connector {
  const connect = buildConnector(options)
  return (target, callback) =>
    connect(target, (...result) => {
      const [, socket] = result
      if (socket) skipContinue(socket)
      callback(...result)
    })
}
