import { expect, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import type { Exchange } from '../../src/exchange/exchange.js'
import { ndjsonSink } from '../../src/exchange/ndjson-sink.js'
import { readExchanges } from '../../src/exchange/read-exchanges.js'

const exchange = (number: number, text = 'line one\nline two\u2028three'): Exchange => ({
  number,
  actor: 'customer',
  timings: { startedAt: '2025-01-01T00:00:00.000Z', head: 1, total: 2 },
  request: { method: 'GET', url: 'http://127.0.0.1/', headers: [['Accept', '*/*']] },
  outcome: { kind: 'response', status: 200, headers: [], body: { text, bytes: text.length } },
})

const file = () => test.info().outputPath('exchanges.ndjson')

async function write(...exchanges: Exchange[]): Promise<void> {
  const sink = ndjsonSink(file())
  for (const one of exchanges) await sink.write(one)
  await sink.close()
}

test('Chosen exchanges come back as they were written', async () => {
  await write(...[1, 2, 3, 4].map((number) => exchange(number)))
  expect(await readExchanges(file(), new Set([4, 2, 99]))).toEqual([exchange(2), exchange(4)])
  expect(await readExchanges(file(), new Set())).toEqual([])
  expect(await readExchanges(file(), ({ number }) => number > 2)).toEqual([
    exchange(3),
    exchange(4),
  ])
  expect((await readFile(file(), 'utf8')).split('\n')).toHaveLength(5)
})

test('The sink says when it cannot keep up, and loses nothing', async () => {
  const sink = ndjsonSink(file())
  const large = 'x'.repeat(100_000)
  const waits = [1, 2, 3].map((number) => sink.write(exchange(number, large)))
  expect(waits.every((wait) => wait instanceof Promise)).toBe(true)
  await Promise.all(waits)
  await sink.close()
  const read = await readExchanges(file(), new Set([1, 2, 3]))
  expect(read.map(({ number }) => number)).toEqual([1, 2, 3])
})

test('A last line that breaks off is tolerated', async () => {
  await write(exchange(1))
  const whole = JSON.stringify(exchange(2))
  for (const cut of [3, 20, whole.length - 1]) {
    await write(exchange(1))
    await appendFile(file(), whole.slice(0, cut))
    expect(await readExchanges(file(), new Set([1, 2]))).toEqual([exchange(1)])
  }
})

test('A damaged line is named', async () => {
  const whole = JSON.stringify(exchange(1))
  const damage = ['', 'not JSON', '{"number":2,', '{"number":2,"actor":}', '{"number":"2"}']
  for (const line of damage) {
    await writeFile(file(), `${whole}\n${line}\n${whole}\n`)
    await expect(readExchanges(file(), new Set([2])), line).rejects.toThrow(
      'line 2 is not a recorded exchange',
    )
  }
})

test('A place that cannot be written to is reported at once', () => {
  expect(() => ndjsonSink(test.info().outputPath('no', '..', 'such') + '/folder/x')).toThrow(
    /ENOENT/,
  )
})

test('A full disk neither stops the run nor goes unnoticed', async () => {
  test.skip(!existsSync('/dev/full'), 'this system has no device that is always full')
  const sink = ndjsonSink('/dev/full')
  for (let number = 1; number < 5; number++) await sink.write(exchange(number, 'x'.repeat(100_000)))
  await expect(sink.close()).rejects.toThrow(/^ENOSPC/)
  expect(sink.failure()?.message).toMatch(/^ENOSPC/)
})
