import { expect, test } from '@playwright/test'
import { inLanes } from './in-lanes.js'
import { injections } from './misbehaviours/injections.js'
import { oddities } from './misbehaviours/oddities.js'
import { lanes, openBattery } from './open-battery.js'
import { small } from './small/small.js'

/** So many parts of the battery run side by side. */
const parts = 2

for (let part = 0; part < parts; part += 1)
  test(`None of many small misbehaviours gets anything done, part ${part + 1}`, async () => {
    await using battery = await openBattery()
    const found: Record<string, readonly string[]> = {}
    const mine = small.filter((_, at) => at % parts === part)
    await inLanes(lanes, mine, async (way) => {
      const faults = await battery.faultsAgainst([way])
      if (faults.length > 0) found[way.name] = faults.slice(0, 3)
    })
    expect(found).toEqual({})
  })

test('None that wants something to come out, or is beside itself, gets it of a whole run', async () => {
  await using battery = await openBattery()
  const found: Record<string, readonly string[]> = {}
  await inLanes(lanes, [...injections, ...oddities], async (way) => {
    const faults = await battery.faultsOfWhole(way)
    if (faults.length > 0) found[way.name] = faults.slice(0, 3)
  })
  expect(found).toEqual({})
})
