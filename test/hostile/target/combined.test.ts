import { expect, test } from '@playwright/test'
import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  option,
  tuple,
  uniqueArray,
} from 'fast-check'
import { soakMinutes } from '../soak-minutes.js'
import { injections } from './misbehaviours/injections.js'
import { oddities } from './misbehaviours/oddities.js'
import type { Misbehaviour } from './misbehaviour.js'
import { openHostileRunner } from './open-hostile-runner.js'
import { small } from './small/small.js'

const all = [...small, ...injections, ...oddities]
const isSpoiler = ({ spoil }: Misbehaviour): boolean => spoil !== undefined

/** Several ways to spoil an answer, each at some requests only, and perhaps one to seize the connection. */
const combination = tuple(
  uniqueArray(constantFrom(...all.filter(isSpoiler)), { minLength: 2, maxLength: 5 }),
  option(constantFrom(...all.filter((one) => !isSpoiler(one))), { nil: undefined }),
  integer({ min: 1, max: 4 }),
).map(([spoilers, seizing, every]) => [
  ...spoilers,
  ...(seizing === undefined
    ? []
    : [{ ...seizing, when: ({ number }: { number: number }) => number % (every + 1) === 0 }]),
])

test('Misbehaviours that come together get nothing more done than each by itself', async () => {
  test.setTimeout((soakMinutes + 5) * 60_000)
  await using battery = await openHostileRunner()
  await assert(
    asyncProperty(combination, async (ways) => {
      const faults = await battery.faultsAgainst(ways)
      expect(faults, ways.map(({ name }) => name).join(', ')).toEqual([])
    }),
    soakMinutes > 0
      ? { numRuns: 1e9, interruptAfterTimeLimit: soakMinutes * 60_000, endOnFailure: true }
      : { numRuns: 40, seed: 8, endOnFailure: true },
  )
  expect(await battery.faultsOfJunit()).toEqual([])
})
