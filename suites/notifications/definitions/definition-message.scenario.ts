import { type Answer, often, shared, type Stage } from '../../../src/scenario/index.js'
import { assumeCreated } from '../shared/assume-created.js'
import { definitionPath } from '../shared/definition-path.js'
import { ownDefinition, ownGlobal, ownType } from '../shared/own-definition.js'
import { createOwn, removeDefinition } from '../shared/create-own.js'
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

const manyNames = Array.from({ length: 12 }, (_, number) => [`part${number}`, `${number}`] as const)

/** Of several scripts and planes, and what markup escapes. */
const letters = 'Zürich, 東京, 𝔸🏦 "one" <b> & \\ \r\nnext'

interface Further {
  readonly suffix: string
  readonly text?: string
  readonly variants: object
  readonly values: Readonly<Record<string, string>>
}

/** Languages with a region or a script, more than a few values, a type that is long; and texts that are empty, or long. */
const furtherOnes: readonly Further[] = [
  {
    suffix: `-of.several_Languages-and-many-Values${'-and-more'.repeat(6)}`,
    variants: {
      'pt-BR': { text: 'Assay conhece {name}.', imageUri },
      'zh-Hant': { text: 'Assay {name}', imageUri },
      de: { text: 'Assay kennt {name}.' },
      it: { text: 'Assay conosce {name}.' },
      nl: { text: 'Assay kent {name}.' },
      pl: { text: 'Assay zna {name}.' },
      sv: { text: 'Assay känner {name}.' },
      tr: { text: 'Assay, {name} ile tanışıyor.' },
      fi: { text: 'Assay tuntee {name}.' },
      ja: { text: 'Assay {name}' },
      en: { text: 'Assay knows {name}.', imageUri },
    },
    values: { name, code: '0042', ...Object.fromEntries(manyNames) },
  },
  {
    suffix: '.empty',
    variants: { es: { text: '', imageUri } },
    values: { name, nothing: '' },
  },
  {
    suffix: '-empty',
    text: `${'Assay made this. '.repeat(70)}${letters}`,
    variants,
    values: { name },
  },
]

/** Creates further ones. What a service takes of this is not shown; what it takes, rules look for in each answer. */
async function createFurther(stage: Stage): Promise<void> {
  const { admin, random, settled } = stage
  // A type that a pattern could take for another one is listed by itself, once the list shows each of them.
  const stem = ownType(random)
  const create = async ({ suffix, text = message.text, variants: more, values }: Further) => {
    const type = `${stem}${suffix}`
    const json = ownDefinition(type, { message: { text, variants: more }, values })
    const created = await admin.send('createDefinition', { json })
    removeDefinition(stage, created)
    const order = definitionPath(created)
    if (created.status !== 201 || order === undefined) return []
    await readOwn(stage, order)
    return [type]
  }
  const types = (await Promise.all(furtherOnes.map(create))).flat()
  await settled(
    () => Promise.all(types.map((type) => listDefinitions(admin, { type: [type] }))),
    (lists) => lists.every(({ items }, at) => items.some((one) => one['type'] === types[at])),
  )
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
    await createFurther(stage)
  },
})
