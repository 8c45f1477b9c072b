import { expect, test } from '@playwright/test'
import { openBattery } from './open-battery.js'
import { small } from './small/small.js'

/** So many parts of the battery run side by side. */
const parts = 4

for (let part = 0; part < parts; part += 1)
  test(`None of many small misbehaviours gets anything done, part ${part + 1}`, async () => {
    await using battery = await openBattery()
    const found: Record<string, readonly string[]> = {}
    for (const way of small.filter((_, at) => at % parts === part)) {
      const faults = await battery.faultsAgainst([way])
      if (faults.length > 0) found[way.name] = faults.slice(0, 3)
    }
    expect(found).toEqual({})
  })
