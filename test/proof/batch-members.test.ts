import { expect, test } from '@playwright/test'
import { traceBank } from '../../proof/footprints/trace-bank.js'
import type { Liberty } from '../../proof/liberty.js'
import { listLiberties } from '../../proof/list-liberties.js'
import { plant } from '../../proof/plant.js'
import { batchesOf } from '../../proof/trial/batches-of.js'
import { useLightMessages } from '../../proof/trial/light/light-messages.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'
import { openLinter } from '../../src/cli/run/open-linter.js'
import { createBank } from '../../src/reference/create-bank.js'

/** Requests of each operation that are asked again. */
const perOperation = 6

/** Requests to the honest bank, a few of each operation, in the order in which they came. */
async function askedOfAll(): Promise<readonly (() => Request)[]> {
  const linter = openLinter()
  try {
    const { scenarios } = await traceBank(await openTrialSetup(linter))
    const counts = new Map<string, number>()
    return [...scenarios.values()]
      .flatMap(({ seen }) => seen)
      .filter(({ operation = '', request }) => {
        const key = `${operation} ${request().headers.has('authorization')}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return (counts.get(key) ?? 0) <= perOperation
      })
      .map(({ request }) => request)
  } finally {
    await linter.close()
  }
}

/** What a bank with liberties in force answers, one after the other, but for what only a socket shows. */
async function* told(liberties: readonly Liberty[], asked: readonly (() => Request)[]) {
  const bank = createBank({ ...plant(liberties), clock: () => 1_800_000_000_000 })
  try {
    for (const request of asked) {
      const answer = await bank.fetch(request().clone())
      const fields = [...answer.headers].map(([name, value]) => [
        bank.headerName(name, 'GET', '/'),
        value,
      ])
      yield JSON.stringify([answer.status, fields, await answer.text()])
    }
  } finally {
    bank.close()
  }
}

test('Each liberty shows itself among those that it is in force with', async () => {
  const putBack = useLightMessages()
  try {
    const asked = await askedOfAll()
    const liberties = await listLiberties()
    const hidden: string[] = []
    // Of those that do not say the same in other ways, the trial finds out whether they have anything to do.
    const respelling = liberties.filter(({ respells, wire }) => respells && !wire)
    for (const names of batchesOf(respelling)) {
      if (names.length < 2) continue
      const members = names.flatMap((name) => liberties.filter((one) => one.name === name))
      const all: string[] = []
      for await (const answer of told(members, asked)) all.push(answer)
      const isSame = async (some: readonly Liberty[]): Promise<boolean> => {
        let at = 0
        for await (const answer of told(some, asked)) if (answer !== all[at++]) return false
        return true
      }
      // The same bank says the same again: what differs below is the liberty's doing.
      expect(await isSame(members)).toBe(true)
      for (const member of members)
        if (await isSame(members.filter((one) => one !== member))) hidden.push(member.name)
    }
    expect(hidden).toEqual([])
  } finally {
    putBack()
  }
})
