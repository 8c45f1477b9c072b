import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { ownString } from '../shared/own-string.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import type { TextItem } from '../shared/text-item.js'
import { laterReferring } from './shared/later-referring.js'
import { oddlyReferring } from './shared/oddly-referring.js'
import { replaced, updatableString } from './shared/updatable-string.js'

/** In whatever value it is that a string refers to another one. */
const inLanguage = (key: string): readonly TextItem[] => [
  { value: 'Once more' },
  { value: `Otra vez {{${key}}}`, language: 'es' },
  { value: 'Encore une fois', language: 'fr' },
]
const elsewhere = ['fr', 'de', 'it'].map((language) => ({ value: 'Assay', language }))
const inFormat = (key: string): readonly TextItem[] => [
  { value: 'And so on' },
  { value: `And so is {{${key}}}`, format: 'small' },
]

export default scenario('A string cannot refer to itself, directly or through others', {
  verifies: {
    itself: 'text.setString.circular-itself',
    throughString: { requirement: 'text.setString.circular-through-string', after: 'itself' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 60,
  async steps(stage) {
    const { admin, fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const own = (value: string) => ownString(stage, group, [{ value }])
    const one = await updatableString(stage, group)
    const now = await admin.send('getString', one.order)
    const set = (...values: readonly TextItem[]) => putString(admin, one.order, { values }, now)
    // Any value may hold it, far behind any other references.
    const others = [0, 1, 2, 3].map((digit) => `{{${one.key}${digit}}}`).join()
    const here = `Aquí {{${one.key}}}`
    for (const values of [
      [{ value: `Again {{${one.key}}} and again` }, { value: 'Encore', language: 'fr' }],
      [{ value: 'Assay' }, ...elsewhere, { value: here, language: 'es' }],
      [{ value: 'Assay' }, { value: here, format: 'small' }],
      [{ value: 'Assay' }, { value: here, language: 'es-MX', format: 'small' }],
      [{ value: `Again {{${one.key}}}, not ${others}` }],
      [{ value: `Not ${others},\n${'but rather '.repeat(40)}{{${one.key}}}` }],
    ]) {
      const isRefused = await someTimes(
        async () => verify.itself(await set(...values)).status(409),
        often,
      )
      // What was accepted would let the next one be refused for leaving it out.
      if (!isRefused) return
    }
    const second = await own(`As in {{${one.key}}}`)
    const third = await own(`As it is in {{${second.key}}}`)
    const fourth = await ownString(stage, group, inLanguage(third.key))
    const last = await ownString(stage, group, inFormat(fourth.key))
    const later = await laterReferring(stage, group, { ...one, text: replaced })
    const odd = await oddlyReferring(stage, group, one.key)
    for (const { key } of [second, third, last, later, ...odd]) {
      const isRefused = await someTimes(
        async () => verify.throughString(await set({ value: `Back to {{${key}}}` })).status(409),
        often,
      )
      // If it is accepted, the circle exists, and all further writes would be part of it.
      if (!isRefused) return
    }
  },
})
