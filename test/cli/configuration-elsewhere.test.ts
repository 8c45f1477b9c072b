import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { assay } from './assay.js'
import { customer, test as base } from './cli-test.js'

/** Another server, which keeps what it was sent and answers with a configuration. */
const test = base.extend<{ elsewhere: Awaited<ReturnType<typeof serveConfiguration>> }>({
  elsewhere: async ({}, use) => {
    const served = await serveConfiguration()
    await use(served)
    served.server.close()
  },
})

async function serveConfiguration() {
  const asked: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = []
  const configuration: Record<string, string> = {
    authorization_endpoint: 'https://login.example.bank/authorize',
    token_endpoint: 'https://login.example.bank/token',
  }
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(configuration))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/.well-known/openid-configuration`
  return { server, asked, configuration, address }
}

const ids = ['accounts.authentication.oidc', 'institutions.authentication.oidc']
const args = ['run', '--profile', 'assay.yaml', '--out', 'reports', '--only', ...ids]

test('A configuration on another host is read, and is sent no credentials', async ({
  folder,
  open,
  elsewhere,
}) => {
  const { baseUrl } = await open()
  const start = `target: { baseUrl: ${baseUrl} }\n`
  const given = `fixtures:
  accounts: { openIdConfiguration: ${elsewhere.address} }
  institutions: { openIdConfiguration: ${elsewhere.address} }
`
  for (const rest of [`auth: { clientId: assay, discovery: ${elsewhere.address} }\n`, given]) {
    await writeFile(join(folder, 'assay.yaml'), start + rest)
    elsewhere.asked.length = 0
    const { code, stdout } = await assay(args, { folder, env: customer })
    expect(code, stdout).toBe(0)
    expect(stdout).toContain('CONFORMANT')
    expect(elsewhere.asked.map(({ url }) => url)).toEqual(
      ids.map(() => '/.well-known/openid-configuration'),
    )
    for (const { headers } of elsewhere.asked) {
      expect(Object.keys(headers)).not.toContain('authorization')
      expect(Object.keys(headers)).not.toContain('api-key')
      for (const secret of Object.values(bankSecrets))
        expect(JSON.stringify(headers)).not.toContain(secret)
    }
  }

  delete elsewhere.configuration['token_endpoint']
  const faulty = await assay(args, { folder, env: customer })
  expect(faulty.code, faulty.stdout).toBe(1)
  expect(faulty.stdout).toContain('no address as token_endpoint')
})

test('An address with a password in it is not asked, and the profile is named', async ({
  folder,
  open,
  elsewhere,
}) => {
  const { baseUrl } = await open()
  const address = elsewhere.address.replace('//', '//user:pass-of-the-profile@')
  const profile = `target: { baseUrl: ${baseUrl} }\nfixtures: { accounts: { openIdConfiguration: "${address}" } }\n`
  await writeFile(join(folder, 'assay.yaml'), profile)
  const { stdout } = await assay(args.slice(0, -1), { folder, env: customer })
  expect(stdout).toContain('The profile gives no address that can be requested.')
  expect(stdout).toContain('fixtures.accounts.openIdConfiguration')
  expect(elsewhere.asked).toEqual([])
})
