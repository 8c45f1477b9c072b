import { expect, test } from '@playwright/test'
import { traceBank } from '../../proof/footprints/trace-bank.js'
import type { Liberty } from '../../proof/liberty.js'
import { listLiberties } from '../../proof/list-liberties.js'
import { plant } from '../../proof/plant.js'
import { companiesOf } from '../../proof/trial/companies-of.js'
import { useLightMessages } from '../../proof/trial/light/light-messages.js'
import { openLaboratory } from '../../proof/trial/open-laboratory.js'
import { openLinter } from '../../src/cli/run/open-linter.js'
import { createBank } from '../../src/reference/create-bank.js'

/** Requests of each operation that are asked again. */
const perOperation = 6

/** Requests to the honest bank, a few of each operation, in the order in which they came. */
async function askedOfAll(): Promise<readonly (() => Request)[]> {
  const linter = openLinter()
  try {
    const { scenarios } = await traceBank(await openLaboratory(linter))
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

/** All that a bank with liberties in force answers, but for what only a socket shows. */
async function told(
  liberties: readonly Liberty[],
  asked: readonly (() => Request)[],
): Promise<string> {
  const bank = createBank({ ...plant(liberties), clock: () => 1_800_000_000_000 })
  const answers: unknown[] = []
  for (const request of asked) {
    const answer = await bank.fetch(request().clone())
    const fields = [...answer.headers].map(([name, value]) => [
      bank.headerName(name, 'GET', '/'),
      value,
    ])
    answers.push([answer.status, fields, await answer.text()])
  }
  bank.close()
  return JSON.stringify(answers)
}

test('Each liberty shows itself among those that it is in force with', async () => {
  const putBack = useLightMessages()
  try {
    const asked = await askedOfAll()
    const liberties = await listLiberties()
    const hidden: string[] = []
    for (const names of companiesOf(liberties.filter(({ wire }) => !wire))) {
      if (names.length < 2) continue
      const members = names.flatMap((name) => liberties.filter((one) => one.name === name))
      const all = await told(members, asked)
      // The same bank says the same again: what differs below is the liberty's doing.
      expect((await told(members, asked)) === all).toBe(true)
      for (const member of members) {
        const others = members.filter((one) => one !== member)
        if ((await told(others, asked)) === all) hidden.push(member.name)
      }
    }
    expect(hidden).toEqual([])
  } finally {
    putBack()
  }
})
