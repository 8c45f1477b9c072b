import { expect, test } from '@playwright/test'
import { soakMinutes } from '../soak-minutes.js'
import { floods } from './misbehaviours/floods.js'
import { misbehaviours } from './misbehaviours/misbehaviours.js'
import { silence } from './misbehaviours/silence.js'
import { runAgainst } from './run-against.js'

/** Of those that neither flood nor keep waiting, a few show the terminal; `battery.test.ts` has them all. */
const shown = ['poison-in-strings', 'poison-in-heads']
const ways =
  soakMinutes > 0
    ? misbehaviours
    : [...floods, ...silence, ...misbehaviours.filter(({ name }) => shown.includes(name))]

for (const way of ways)
  test(`${way.name}: ${way.sentence}`, async () => {
    const { faults, stdout, stderr } = await runAgainst(way)
    expect(faults, stdout.slice(-3000) + stderr).toEqual([])
  })
