import { expect } from '@playwright/test'
import { connect } from 'node:net'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { serveBank } from '../../src/reference/serve-bank.js'
import { test } from './bank-test.js'

test('listens on a free port and stops although a connection is kept alive', async () => {
  const bank = await serveBank()
  expect(bank.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/)
  const socket = connect(Number(new URL(bank.origin).port), '127.0.0.1')
  await once(socket, 'connect')
  const cut = once(socket, 'close')
  await bank.close()
  await cut
  await bank.close()
  await expect(fetch(bank.baseUrl)).rejects.toThrow()
})

test('says when the port is taken', async ({ open }) => {
  const { origin } = await open()
  await expect(serveBank({ port: Number(new URL(origin).port) })).rejects.toThrow('EADDRINUSE')
})

test('holds its answers back by the latency', async ({ open }) => {
  const bank = await open({ latency: 30 })
  const before = performance.now()
  expect((await bank.get('/banking/accounts')).status).toBe(200)
  expect(performance.now() - before).toBeGreaterThanOrEqual(29)
})

test('spells its header field names as it is told to', async ({ open }) => {
  const bank = await open({ spellHeader: (name) => name.toUpperCase() })
  const [response] = (await once(get(`${bank.baseUrl}/nothing`), 'response')) as [IncomingMessage]
  response.resume()
  expect(response.rawHeaders).toContain('CONTENT-TYPE')
  expect(response.rawHeaders).not.toContain('content-type')
})
