import { type Answer, often, shared, type Stage } from '../../../src/scenario/index.js'
import { assumeCreated } from '../shared/assume-created.js'
import { definitionPath } from '../shared/definition-path.js'
import { ownGlobal } from '../shared/own-definition.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
import { createFurther, createFurtherGlobal } from './shared/create-further.js'
import { type Further, long } from './shared/further-definitions.js'
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
    const judgeLong =
      (shown: string) =>
      (answer: Answer, { suffix, imageUri: image }: Further) => {
        if (suffix !== '-long') return
        verify.variants(answer).at('/message/variants/es/text', long.text)
        verify.variants(answer).at('/message/variants/es/imageUri', image)
        assume(answer, shown).at('/message/imageUri', image)
      }
    await createFurther(stage, judgeLong('notifications.createDefinition.creation-shown'))
    const ofGlobal = judgeLong('notifications.createGlobalDefinition.creation-shown')
    await createFurtherGlobal(stage, ofGlobal)
  },
})
