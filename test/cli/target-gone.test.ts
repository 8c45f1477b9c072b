import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'
import { startAssay } from './start-assay.js'

/** Hands requests on to a server, so many of them, and is gone then. */
async function openUntilGone(target: string, requests: number): Promise<string> {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    if (count > requests) {
      server.close()
      return server.closeAllConnections()
    }
    const { method, headers, url = '' } = request
    const handOn = async (): Promise<void> => {
      const answer = await fetch(new URL(url, target), {
        method,
        headers: headers as Record<string, string>,
      })
      const text = await answer.text()
      const kept = [...answer.headers].filter(
        ([name]) => !/^(?:connection|keep-alive|transfer-encoding|content-length)$/.test(name),
      )
      response.writeHead(answer.status, Object.fromEntries(kept)).end(text)
    }
    handOn().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('A target that goes away ends the run: what it answered last, and what it was asked then', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open({ latency: 5 })
  const front = await openUntilGone(baseUrl, 80)
  const args = ['run', '--base-url', `${front}${new URL(baseUrl).pathname}`, '--out', '.']
  const { code, stdout, stderr } = await startAssay(args, { folder, env: customer }).ended
  expect(code, stdout + stderr).toBe(3)
  expect(stdout).toContain('NOT DECIDED    it was stopped early')
  expect(stdout).toContain('Stopped early: The target answers no more: nothing listens at')
  const { interrupted = '' } = await readRun(folder)
  expect(interrupted).toMatch(
    /The last request that it answered was GET \S+ in \S+ \(exchange \d+\)\./,
  )
  expect(interrupted).toMatch(/Without an answer since: [A-Z]+ \S+ in \S+/)
})
