import { shared } from '../../../src/scenario/index.js'
import { createOwn } from '../shared/create-own.js'
import { long } from './shared/further-definitions.js'
import { judgeRefiled } from './shared/judge-refiled.js'
import { listDefinitions } from './shared/list-definitions.js'
import { listedAnew } from './shared/listed-anew.js'
import { readChanged } from './shared/read-changed.js'
import { judgeLeftOut, leftOut } from './shared/left-out.js'
import { refuseBoth } from './shared/refuse-both.js'
import { readOwn } from '../shared/read-own.js'
import { scenario } from '../shared/scenario.js'
import { updateOwn } from '../shared/change-definition.js'

const text = 'Assay changed this for {firstName}.'
const imageUri = 'https://images.example.org/Assay.svg'
/** Has something in it that a server may decode by mistake. */
const encodedUri = 'https://images.example.org/Assay%20two.svg'
const variants = { es: { text: 'Assay ha cambiado esto.', imageUri } }

/** As many as a definition may be created with, named in as many ways. */
const many = {
  message: {
    text: `${text} Twice.`,
    imageUri: `${imageUri}?size=2&shade=dark`,
    variants: {
      ...variants,
      'pt-BR': { text: 'Assay mudou isto.' },
      'zh-Hant': { text: 'Assay 改變了這個。' },
      de: { text: 'Assay hat das geändert.' },
      it: { text: 'Assay ha cambiato questo.' },
    },
  },
  values: {
    firstName: 'Ana',
    day: 'Monday',
    ...Object.fromEntries(Array.from({ length: 10 }, (_, part) => [`part${part}`, `${part}`])),
  },
}

const contextName = 'account'

type Written = Readonly<Record<string, unknown>>

/** One member after the other; what was written is sent again with each of those that follow. */
const changes: readonly Written[] = [
  { message: { text } },
  { message: { text, imageUri: encodedUri } },
  // A tag may be made of all but the variants.
  { message: { text, imageUri: encodedUri, variants } },
  {
    message: {
      text,
      imageUri: encodedUri,
      variants: { es: { ...variants.es, imageUri: encodedUri } },
    },
  },
  { priority: 'high' },
  { values: { firstName: 'Zoë', day: 'Monday' } },
  { message: { text: `${text} Twice.`, imageUri, variants } },
  { values: { firstName: 'Ana', day: 'Monday' } },
  many,
  { message: { text, variants: { es: { text: '', imageUri } } } },
  {
    message: {
      text,
      imageUri: long.imageUri,
      variants: { es: { text: long.text, imageUri: long.imageUri } },
    },
    values: { firstName: long.value },
  },
  {
    message: { text, imageUri, variants: { fr: { text: 'Assay a changé cela.' } } },
    values: { firstName: 'Ana' },
  },
  // Values are no longer needed.
  { message: { text: 'Assay changed this.' }, values: {} },
  { indicator: true },
  {
    indicator: false,
    notDismissible: true,
    contextUriTemplate: 'https://example.org/accounts/{contextId}',
  },
  { notDismissible: false },
  { contextName },
]

export default scenario(
  'Each member of a definition that is updated is shown, and changes its tag',
  {
    verifies: {
      updated: 'notifications.updateDefinition.updated',
      tag: { requirement: 'notifications.updateDefinition.tag-changes', after: 'updated' },
    },
    safety: 'reversible',
    touches: [shared('notifications.definitions')],
    async steps(stage) {
      const { admin, verify, assume, giveUp } = stage
      const own = await createOwn(stage, { message: { text: 'Assay made this.' } })
      await readOwn(stage, own.order)
      // One that was read before may be kept for too long.
      await listDefinitions(admin, { type: [own.type] })
      let isHigh = false
      let written: Written = {}
      const isShown = async (change: Written): Promise<boolean> => {
        const { before, answer } = await updateOwn(stage, own, change)
        // What an update takes besides is not shown.
        if (answer.status >= 300) return true
        const after = await readChanged(stage, own, before)
        assume(after, 'notifications.updateDefinition.updated').status(200)
        const left = leftOut(written, change)
        written = { ...written, ...change }
        if (!verify.updated(after, answer).shows(written)) return false
        if (!judgeLeftOut(verify.updated(after, answer), after, left)) return false
        isHigh ||= after.at('/priority') === 'high'
        verify.tag(after, answer).hasOtherTagThan(before)
        return true
      }
      for (const change of changes) {
        if (!(await isShown(change))) return
        if ('indicator' in change) await refuseBoth(stage, own)
      }
      if (!isHigh)
        return giveUp(
          'No update of the priority was accepted.',
          'let a definition be updated with what the documents show of it',
        )
      const agreeAfter = await listedAnew(stage, own)
      // A list is narrowed by it, so that it comes last.
      const type = `${own.type}${'Changed'.repeat(8)}`
      await agreeAfter(async () => {
        if (await isShown({ type })) await judgeRefiled(stage, own, { type, contextName })
      })
    },
  },
)
