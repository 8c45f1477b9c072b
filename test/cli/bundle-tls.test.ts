import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { unzipSync } from 'fflate'
import { packageRoot } from '../../src/package-root.js'
import { watchConnections } from '../gates/watch-connections.js'
import { customer, test } from './cli-test.js'
import { startAssay } from './start-assay.js'

// Made for this test alone, by an authority whose key is gone; valid for a hundred years.
const certificates = join(packageRoot, 'test/cli/certificates')

test('a bundle has the certificates of the target, and is verified without network', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const read = (name: string) => readFile(join(certificates, name))
  const [own, key, authority] = await Promise.all(
    ['server.pem', 'server.key.pem', 'authority.pem'].map(read),
  )
  const server = createServer(
    { cert: Buffer.concat([own!, authority!]), key },
    (request, reply) => {
      const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !/^(host|connection)$/.test(name) ? [[name, value]] : [],
      )
      void fetch(new URL(request.url ?? '', baseUrl), { headers, method: request.method }).then(
        async (answer) => {
          reply.writeHead(answer.status, Object.fromEntries(answer.headers))
          reply.end(Buffer.from(await answer.arrayBuffer()))
        },
      )
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const secured = `https://localhost:${port}${new URL(baseUrl).pathname}`
  const env = { ...customer, NODE_EXTRA_CA_CERTS: join(certificates, 'authority.pem') }
  const args = [
    'run',
    '-u',
    secured,
    '-i',
    'institutions',
    '--only',
    'institutions.listInstitutionAccessLocations',
  ]
  const run = await startAssay(args, { folder, env }).ended
  expect(run.code, run.stdout + run.stderr).toBe(0)
  server.close()
  server.closeAllConnections()
  const bundled = await startAssay(['bundle'], { folder }).ended
  expect(bundled.code, bundled.stderr).toBe(0)
  const files = unzipSync(await readFile(join(folder, 'assay-bundle.zip')))
  const lines = (bytes: Uint8Array | undefined): string =>
    new TextDecoder().decode(bytes).replaceAll(/\s+/g, '\n')
  expect(lines(files['certificates.pem'])).toBe(lines(Buffer.concat([own!, authority!])))

  const watch = watchConnections(folder, 'verify')
  const verified = await startAssay(['verify'], { folder, env: watch.env }).ended
  expect(verified.code, verified.stdout + verified.stderr).toBe(0)
  expect([watch.hosts(), watch.programs()]).toEqual([[], []])
})
