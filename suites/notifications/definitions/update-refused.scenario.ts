import {
  type Answer,
  awaitAftermath,
  often,
  type RequestInput,
  shared,
  someTimes,
  type Stage,
  tagOf,
  type Verification,
} from '../../../src/scenario/index.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
import { putDefinition } from '../shared/put-definition.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { canUpdate } from './shared/can-update.js'

const malformed = new TextEncoder().encode('{"priority": "high", "message": {"te')
/** What is no text, flag or list of values, whatever one makes of it. */
const none = { assay: true }
const text = 'Assay should not have written this.'
const wrong = [
  { message: 'Assay' },
  { message: { text: none } },
  { values: 'Assay', message: { text } },
]
/** The same of further members, one try of each. A type or a context that an update cannot change may be passed over. */
const further = [
  { message: { text, imageUri: none } },
  { message: { text, variants: 'Assay' } },
  { message: { text, variants: { es: 'Assay' } } },
  { message: { text, variants: { es: { text: none } } } },
  { message: { text, variants: { es: { text }, fr: { text: none } } } },
  { values: { name: none } },
  { values: { day: 'Monday', name: none } },
  { priority: none },
  { contextUriTemplate: none },
  { indicator: 'Assay' },
  { notDismissible: 'Assay' },
].map((change) => ({ message: { text }, ...change }))

/** Judges that what is of the wrong shape is refused, given what sends it. */
async function judgeWrong(
  invalid: Verification,
  put: (change: object) => Promise<Answer>,
): Promise<void> {
  for (const change of wrong)
    await someTimes(async () => invalid(await put(change)).status(422, 400), often)
  for (const answer of await Promise.all(further.map(put))) invalid(answer).status(422, 400)
}

type Needs = Pick<Stage, 'admin' | 'interface' | 'afterwards' | 'settled'> & {
  readonly fixtures: { unknownDefinition(): Promise<string> }
}

/**
 * Updates what there is not, without an identifier, and with nulls, which may be taken for what is not there. How that is
 * answered is not shown: a rule looks at the status.
 *
 * @returns the answer to nulls
 */
async function sendOddly(stage: Needs, order: RequestInput, before: Answer): Promise<Answer> {
  const { admin, fixtures } = stage
  const definitionId = await fixtures.unknownDefinition()
  const unknown = { path: { definitionId } }
  removeDefinition(stage, await putDefinition(admin, unknown, before, { _id: definitionId }))
  await putDefinition(admin, order, before, { _id: undefined })
  return putDefinition(admin, order, before, { message: null, values: null })
}

export default scenario('An update that is malformed or invalid is refused', {
  verifies: {
    malformed: 'notifications.updateDefinition.malformed',
    invalid: 'notifications.updateDefinition.invalid',
  },
  safety: 'reversible',
  touches: [shared('notifications.definitions')],
  requests: 30,
  async steps(stage) {
    const { admin, assume, verify, giveUp } = stage
    const { order } = await createOwn(stage)
    await readOwn(stage, order)
    // What is refused below is refused for its shape: an update is carried out here.
    if (!(await canUpdate(stage, order)))
      giveUp(
        'The administrator cannot update a definition with what the documents show.',
        'let a definition be updated with what the documents show of it',
      )
    const before = await admin.send('getDefinition', order)
    assume(before, 'notifications.updateDefinition.updated').status(200)
    const headers = [
      ['Content-Type', 'application/hal+json'],
      ['If-Match', tagOf(before) ?? '*'],
    ] as const
    await someTimes(async () => {
      const answer = await admin.send('updateDefinition', { ...order, body: malformed, headers })
      return verify.malformed(answer).status(400)
    }, often)
    await judgeWrong(verify.invalid, (change) => putDefinition(admin, order, before, change))
    const refusedAt = stage.now()
    const nulls = await sendOddly(stage, order, before)
    const inList = { ...order, json: [before.json], headers }
    verify.invalid(await admin.send('updateDefinition', inList)).status(422, 400)
    // Nor is it carried out some time later.
    await awaitAftermath(stage, refusedAt)
    const after = await admin.send('getDefinition', order)
    if (after.status === 200)
      verify
        .invalid(after)
        .tells('/message/text', 'the message as it was', (shown) =>
          nulls.status < 300 ? shown !== text : shown === before.at('/message/text'),
        )
  },
})
