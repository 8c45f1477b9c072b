import { type Answer, often, shared, type Stage } from '../../../src/scenario/index.js'
import { assumeCreated } from '../shared/assume-created.js'
import { definitionPath } from '../shared/definition-path.js'
import { ownDefinition, ownGlobal, ownType } from '../shared/own-definition.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
import { type Further, furtherDefinitions, long } from './shared/further-definitions.js'
import { listDefinitions } from './shared/list-definitions.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'

const imageUri = 'https://images.example.org/assay.svg'
const variants = {
  es: { text: 'Assay saluda a {name}.', imageUri },
  fr: { text: 'Assay salue {name}.' },
}
const message = { text: 'Assay greets {name}.', variants }
const name = 'Ana'

/** The text as it was given, or with the name in the place that is kept for it. */
const asGiven = (given: string) => {
  const filled = given.replace('{name}', name)
  const test = (shown: unknown): boolean => shown === given || shown === filled
  return [`${given}, or ${filled}`, test] as const
}

/**
 * Creates further ones. What a service takes of this is not shown; what it takes, rules look for in each answer, where that
 * is neither long nor in another script.
 */
async function createFurther(stage: Stage, judge: (answer: Answer, of: Further) => void) {
  const { admin, random, settled } = stage
  // A type that a pattern could take for another one is listed by itself, once the list shows each of them.
  const stem = ownType(random)
  const create = async (further: Further) => {
    const { suffix, text = message.text, imageUri: image, values } = further
    const type = `${stem}${suffix}`
    const content = { message: { text, imageUri: image, variants: further.variants }, values }
    const created = await admin.send('createDefinition', { json: ownDefinition(type, content) })
    removeDefinition(stage, created)
    const order = definitionPath(created)
    if (created.status !== 201 || order === undefined) return []
    const read = await readOwn(stage, order)
    if (read.status === 200) judge(read, further)
    return [type]
  }
  const types = (await Promise.all(furtherDefinitions.map(create))).flat()
  await settled(
    () => Promise.all(types.map((type) => listDefinitions(admin, { type: [type] }))),
    (lists) => lists.every(({ items }, at) => items.some((one) => one['type'] === types[at])),
  )
}

/** Creates global ones that say the same, of which rules judge what is shown. */
async function createFurtherGlobal(stage: Stage): Promise<void> {
  for (const { text = message.text, variants: more, values } of furtherDefinitions.slice(0, 2)) {
    const json = { ...ownGlobal(), message: { text, variants: more }, values }
    const created = await stage.admin.send('createGlobalDefinition', { json })
    removeDefinition(stage, created)
    const order = definitionPath(created)
    if (created.status === 201 && order !== undefined) await readOwn(stage, order)
  }
}

/** The same of a global definition, as it was created and as it is read. */
async function globalOnes(stage: Stage): Promise<readonly Answer[]> {
  const { admin } = stage
  const json = { ...ownGlobal(), priority: 'high', message, values: { name } }
  const created = await admin.send('createGlobalDefinition', { json })
  removeDefinition(stage, created)
  assumeCreated(stage, created)
  const order = definitionPath(created)
  const read = order && (await readOwn(stage, order))
  return [created, read].flatMap((answer) =>
    answer === undefined || answer.status >= 300 ? [] : [answer],
  )
}

export default scenario('A definition shows its message, with placeholders and variants', {
  verifies: { text: 'notifications.message.text', variants: 'notifications.message.variants' },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { assume, verify } = stage
    const { created, order } = await createOwn(stage, { message, values: { name } })
    const read = await readOwn(stage, order)
    assume(read, 'notifications.createDefinition.creation-shown').status(200)
    const further: Answer[] = []
    for (let time = 1; time < often; time += 1) {
      const again = await readOwn(stage, order)
      if (again.status === 200) further.push(again)
    }
    for (const answer of [created, read, ...further, ...(await globalOnes(stage))]) {
      verify.text(answer).tells('/message/text', ...asGiven(message.text))
      for (const [language, { text }] of Object.entries(variants))
        verify.variants(answer).tells(`/message/variants/${language}/text`, ...asGiven(text))
      verify.variants(answer).at('/message/variants/es/imageUri', imageUri)
    }
    await createFurther(stage, (answer, { suffix, imageUri: image }) => {
      if (suffix !== '-long') return
      verify.variants(answer).at('/message/variants/es/text', long.text)
      verify.variants(answer).at('/message/variants/es/imageUri', image)
      assume(answer, 'notifications.createDefinition.creation-shown').at('/message/imageUri', image)
    })
    await createFurtherGlobal(stage)
  },
})
