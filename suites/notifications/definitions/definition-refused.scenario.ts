import {
  awaitAftermath,
  often,
  shared,
  someTimes,
  type Stage,
  type Verification,
} from '../../../src/scenario/index.js'
import { assumeCreated } from '../shared/assume-created.js'
import { judgeNotMade } from './shared/judge-not-made.js'
import { removeDefinition } from '../shared/create-own.js'
import { ownDefinition, ownGlobal, ownType } from '../shared/own-definition.js'
import { scenario } from '../shared/scenario.js'

const malformed = ['{"priority": "medium", "message": {"te', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)
/** What is no text, flag or list of values, whatever one makes of it. */
const none = { assay: true }
const wrongMessages = [
  'Assay',
  42,
  ['Assay'],
  ...['text', 'imageUri'].map((name) => ({ text: 'Assay', [name]: none })),
  { text: 'Assay', variants: 'Assay' },
].map((message) => ({ message }))
const wrongOfBoth = [
  ...wrongMessages,
  { priority: none },
  { values: 'Assay' },
  { values: { name: none } },
]
const wrong = [...wrongOfBoth, { type: none }, { contextName: none }, { indicator: 'Assay' }]

const right = { text: 'Assay' }
/** Variants that are none, by themselves and beside one that is. */
const wrongVariants: readonly object[] = [
  { es: 'Assay' },
  { es: { text: none } },
  { es: { ...right, imageUri: none } },
  { es: right, fr: 'Assay' },
  { es: { text: none }, fr: right },
]
/** Each tried once. */
const wrongWithin = [
  ...wrongVariants.map((variants) => ({ message: { ...right, variants } })),
  { values: { day: 'Monday', name: none } },
  { values: { day: none, name: 'Ana' } },
]

/** What is null may be taken for what is not there, and that may be refused: a rule looks at the status. */
const nulls = [
  { message: null, values: null },
  { message: { text: 'Assay made this.', variants: { es: null } } },
  { message: undefined },
]

/** JSON that is no object at all. */
const noObjects = ['null', '"Assay"', '42']

/** How often each that is malformed is tried. */
const fewer = 3

/** Judges that what is malformed or invalid is refused, where a definition that is neither is created. */
async function judge(
  stage: Stage,
  mark: string,
  operation: 'createDefinition' | 'createGlobalDefinition',
  isMalformed: Verification,
  isInvalid: Verification,
): Promise<void> {
  const { admin, random } = stage
  const isGlobal = operation === 'createGlobalDefinition'
  const own = isGlobal ? ownGlobal() : ownDefinition(ownType(random))
  const changes = isGlobal ? wrongOfBoth : wrong
  const sent = isGlobal ? ownGlobal(`Assay made ${mark}.`) : { ...own, type: mark }
  // What is refused below is refused for its shape: a definition is accepted here.
  const accepted = await admin.send(operation, { json: own })
  removeDefinition(stage, accepted)
  assumeCreated(stage, accepted)
  const headers = [['Content-Type', 'application/hal+json']] as const
  for (const body of malformed)
    await someTimes(async () => {
      const answer = await admin.send(operation, { body, headers })
      removeDefinition(stage, answer)
      return isMalformed(answer).status(400)
    }, fewer)
  for (const change of changes)
    await someTimes(async () => {
      const answer = await admin.send(operation, { json: { ...sent, ...change } })
      removeDefinition(stage, answer)
      return isInvalid(answer).status(422, 400)
    }, often)
  for (const change of wrongWithin) {
    const answer = await admin.send(operation, { json: { ...sent, ...change } })
    removeDefinition(stage, answer)
    isInvalid(answer).status(422, 400)
  }
  // Whatever context it names, a global definition is global: a rule looks at what is made of it.
  const placed = isGlobal ? [{ contextName: 'none' }] : []
  for (const change of [...nulls, ...placed]) {
    const answer = await admin.send(operation, { json: { ...own, ...change } })
    removeDefinition(stage, answer)
  }
  removeDefinition(stage, await admin.send(operation, { json: {} }))
  const inList = await admin.send(operation, { json: [own] })
  removeDefinition(stage, inList)
  isInvalid(inList).status(422, 400)
  const bare = noObjects.map((text) => new TextEncoder().encode(text))
  for (const answer of await Promise.all(
    bare.map((body) => admin.send(operation, { body, headers })),
  )) {
    removeDefinition(stage, answer)
    isInvalid(answer).status(422, 400)
  }
}

export default scenario('A definition that is malformed or invalid is not created', {
  verifies: {
    malformed: 'notifications.createDefinition.malformed',
    invalid: 'notifications.createDefinition.invalid',
    malformedGlobal: 'notifications.createGlobalDefinition.malformed',
    invalidGlobal: 'notifications.createGlobalDefinition.invalid',
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { random, verify } = stage
    const refused = ownType(random)
    const judged = await Promise.allSettled([
      judge(stage, refused, 'createDefinition', verify.malformed, verify.invalid),
      judge(stage, refused, 'createGlobalDefinition', verify.malformedGlobal, verify.invalidGlobal),
    ])
    for (const one of judged) if (one.status === 'rejected') throw one.reason
    await awaitAftermath(stage)
    await Promise.all([
      judgeNotMade(stage, verify.invalid, refused),
      judgeNotMade(stage, verify.invalidGlobal, refused, true),
    ])
  },
})
