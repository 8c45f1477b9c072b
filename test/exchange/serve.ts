import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'

export interface Served extends AsyncDisposable {
  /** `http://127.0.0.1:12345` */
  readonly origin: string
  /** `127.0.0.1:12345` */
  readonly host: string
}

/** A server for one test: speaks HTTP when given a listener, plain TCP when told so. */
export async function serve(listener: RequestListener): Promise<Served>
export async function serve(listener: (socket: Socket) => void, protocol: 'tcp'): Promise<Served>
export async function serve(
  listener: RequestListener | ((socket: Socket) => void),
  protocol?: 'tcp',
): Promise<Served> {
  const sockets = new Set<Socket>()
  const server =
    protocol === 'tcp'
      ? createTcpServer(listener as (socket: Socket) => void)
      : createServer(listener as RequestListener)
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => {})
    sockets.add(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: `http://${host}`,
    host,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
