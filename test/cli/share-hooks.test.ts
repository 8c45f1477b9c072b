import { expect, test } from '@playwright/test'
import { shareHooks } from '../../src/cli/run/share-hooks.js'

test('A state that several scenarios hold begins with the first and ends with the last', async () => {
  const told: string[] = []
  const tell = async (what: string): Promise<void> => {
    told.push(what)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const hooks = shareHooks(
    { has: () => true, begin: (name) => tell(`begin ${name}`), end: (name) => tell(`end ${name}`) },
    { disturb: () => void told.push('disturb'), settle: () => void told.push('settle') },
  )
  const name = 'pushEndpoint'
  await Promise.all([hooks.begin(name), hooks.begin(name)])
  await hooks.end(name)
  expect(told).toEqual(['disturb', `begin ${name}`])
  // Anyone who comes while it ends waits, and begins it anew.
  await Promise.all([hooks.end(name), hooks.begin(name)])
  expect(told.slice(2)).toEqual([`end ${name}`, 'settle', 'disturb', `begin ${name}`])
  await hooks.end(name)
  expect(told.slice(6)).toEqual([`end ${name}`, 'settle'])
})
