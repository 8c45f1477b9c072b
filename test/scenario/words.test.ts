import { expect, test } from '@playwright/test'
import type { Verify } from '../../src/scenario/verify/verification.js'
import { declarationsOf } from '../../src/scenario/verify/declaration.js'
import type { Stage } from '../../src/scenario/stage/stage.js'
import { answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const requirement = 'accounts.balances.hundred'

type Steps = (stage: Stage & { readonly verify: Verify<'it'> }) => Promise<unknown>

/** Tells a story against a target that answers with a list without items. */
async function tell(steps: Steps) {
  await using stand = await openTestStage((_, response) => answerJson(response, 200, { items: [] }))
  const declares = declarationsOf({ it: requirement })
  const [outcome] = await stand.perform([requirement], (stage) => steps(stage as never), {
    declares,
  })
  return outcome
}

const get = ({ customer }: Stage) => customer.send('getAccount', { path: { accountId: '1' } })

test('An empty list holds no such item, and does not hold some', async () => {
  const none = await tell(async (stage) =>
    stage.verify.it(await get(stage)).holdsNo('account that was closed', () => true),
  )
  expect(none).toMatchObject({ verdict: 'pass' })
  const some = await tell(async (stage) =>
    stage.verify.it(await get(stage)).holdsSome('account that was opened', () => true),
  )
  expect(some).toMatchObject({ verdict: 'fail', expected: 'at least one account that was opened' })
})

test('What led to an answer is evidence as well', async () => {
  const outcome = await tell(async (stage) => {
    const [cause, seen] = [await get(stage), await get(stage)]
    stage.verify.it(seen, cause).status(404)
    return [cause, seen]
  })
  expect(outcome?.verdict).toBe('fail')
  expect(outcome?.exchanges).toHaveLength(2)
})
