import { type Answer, shared } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { scenario } from '../shared/scenario.js'

const imageUri = 'https://images.example.org/assay.svg'
const variants = {
  es: { text: 'Assay saluda a {name}.', imageUri },
  fr: { text: 'Assay salue {name}.' },
}
const message = { text: 'Assay greets {name}.', variants }
const name = 'Ana'

export default scenario('A definition shows its message, with placeholders and variants', {
  verifies: ['notifications.message.text', 'notifications.message.variants'],
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { admin, assume, verify } = stage
    const { created, order } = await createOwn(stage, { message, values: { name } })
    const read = await admin.send('getDefinition', order)
    assume(read, 'notifications.createDefinition.creation-shown').status(200)
    const judge = (requirement: string, answer: Answer, pointer: string, text: string): void => {
      const shown = answer.at(pointer)
      const filled = text.replace('{name}', name)
      verify(requirement, answer).that({
        holds: shown === text || shown === filled,
        expected: `${text}, or ${filled}`,
        actual: JSON.stringify(shown) ?? 'nothing',
        pointer,
      })
    }
    for (const answer of [created, read]) {
      judge('notifications.message.text', answer, '/message/text', message.text)
      for (const [language, { text }] of Object.entries(variants))
        judge('notifications.message.variants', answer, `/message/variants/${language}/text`, text)
      verify('notifications.message.variants', answer).at('/message/variants/es/imageUri', imageUri)
    }
  },
})
