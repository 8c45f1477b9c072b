import { expect, test } from '@playwright/test'
import { misbehaviours } from './misbehaviours/misbehaviours.js'
import { runAgainst } from './run-against.js'

for (const way of misbehaviours)
  test(`${way.name}: ${way.sentence}`, async () => {
    const { faults, stdout, stderr } = await runAgainst(way)
    expect(faults, stdout.slice(-3000) + stderr).toEqual([])
  })
