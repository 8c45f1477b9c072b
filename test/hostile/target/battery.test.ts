import { expect, test } from '@playwright/test'
import { openHostileRunner, tookTooLong } from './open-hostile-runner.js'
import { small } from './small/small.js'

/** So many parts of the battery run side by side. */
const parts = 4
/** So many runs of a part: what a target does not answer is waited for, and another run goes on. */
const atOnce = 6

for (let part = 0; part < parts; part += 1)
  test(`None of many small misbehaviours gets anything done, part ${part + 1}`, async () => {
    await using battery = await openHostileRunner()
    const found: Record<string, readonly string[]> = {}
    const waiting = small.filter((_, at) => at % parts === part).values()
    const work = async (): Promise<void> => {
      for (const way of waiting) {
        const faults = await battery.faultsAgainst([way])
        if (faults.length > 0) found[way.name] = faults.slice(0, 3)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    // A run that took too long beside others may have waited for them, so it is made again alone.
    for (const way of small.filter(({ name }) => found[name]?.every(isOfTime))) {
      const faults = await battery.faultsAgainst([way])
      if (faults.length > 0) found[way.name] = faults.slice(0, 3)
      else delete found[way.name]
    }
    expect(found).toEqual({})
    expect(await battery.faultsOfJunit()).toEqual([])
  })

const isOfTime = (fault: string): boolean => fault.startsWith(tookTooLong)
