import { expect, test } from '@playwright/test'
import { allows } from '../../src/terms/safety-level.js'
import { defaultLevel } from '../../src/target/default-level.js'
import { isLoopback } from '../../src/target/is-loopback.js'

const loopback = [
  'http://127.0.0.1:8080/api',
  'http://127.255.0.3',
  'http://127.1',
  'http://0x7f.1',
  'http://2130706433',
  'https://[::1]:8443/api',
  'http://[0:0:0:0:0:0:0:1]',
  'http://localhost',
  'http://LOCALHOST:80',
  'http://localhost.',
  'http://bank.localhost:3000',
]
const foreign = [
  'http://0.0.0.0',
  'http://[::]',
  'http://127.0.0.1.example.com',
  'http://127.example.com',
  'http://localhost.example.com',
  'http://notlocalhost',
  'http://128.0.0.1',
  'http://10.0.0.1',
  'http://127.0.0.1@bank.example',
  'https://sandbox.example.bank/localhost',
  'ftp://127.0.0.1',
  'not a URL',
  '',
]

for (const url of loopback) {
  test(`${url} is this machine, and writes that are undone are allowed`, () => {
    expect(isLoopback(url)).toBe(true)
    expect(defaultLevel(url)).toBe('reversible')
  })
}

for (const url of foreign) {
  test(`'${url}' is not this machine, and is only read`, () => {
    expect(isLoopback(url)).toBe(false)
    expect(defaultLevel(url)).toBe('observe')
  })
}

test('Each level allows what it needs and what the ones below need', () => {
  const levels = ['observe', 'reversible', 'disruptive'] as const
  const table = levels.map((level) => levels.map((needed) => allows(level, needed)))
  expect(table).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
})
