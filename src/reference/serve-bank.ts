import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bank, BankOptions } from './bank.js'
import { createBank } from './create-bank.js'
import { spellHeaders } from './http/spell-headers.js'

/** A bank that listens. */
export interface ServedBank extends Omit<Bank, 'close'> {
  /** `http://127.0.0.1:<port>`, where the hooks live. */
  readonly origin: string
  /** `<origin>/api`, where the interfaces live. */
  readonly baseUrl: string
  /** Stops at once: open connections are cut. */
  close(): Promise<void>
}

/**
 * Opens a reference bank and lets it listen.
 *
 * @param options those of `createBank`, and `port` (0, the default, takes a free one) and `host`
 * @throws Error of node:net when it cannot listen there (EADDRINUSE, EACCES)
 */
export async function serveBank(
  options: BankOptions & { readonly port?: number; readonly host?: string } = {},
): Promise<ServedBank> {
  const { port = 0, host = '127.0.0.1' } = options
  const bank = createBank(options)
  const server = createAdaptorServer({
    fetch: bank.fetch,
    hostname: host,
    overrideGlobalObjects: false,
  }) as Server
  server.prependListener('request', ({ method = '', url = '' }, response: ServerResponse) => {
    const [pathname = ''] = url.split('?')
    spellHeaders(response, (name) => bank.headerName(name, method, pathname))
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: chosen } = server.address() as AddressInfo
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`
  return {
    origin,
    baseUrl: `${origin}/api`,
    ...bank,
    async close() {
      bank.close()
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
