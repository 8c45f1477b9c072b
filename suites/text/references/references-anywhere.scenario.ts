import { shared } from '../../../src/scenario/index.js'
import { assumeResolving } from './shared/assume-resolving.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

/** With all that a simple name may begin with or hold. */
const beginnings = ['_assay$', 'Assay_$']

export default scenario('References are replaced in every text, whatever the name of the string', {
  verifies: {
    inAnyText: {
      requirement: 'text.references.in-any-text',
      after: ['text.languages.exact', 'text.formats.specific'],
    },
    anyName: { requirement: 'text.references.any-name', after: 'text.setString.name-accepted' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 30,
  async steps(stage) {
    const { fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const [, format] = await fixtures.twoFormats()
    await assumeResolving(stage, group)
    const ask = (query: object, ...due: Parameters<typeof resolveText>[2] & object) =>
      resolveText(stage, { query: { groups: [group], ...query } }, due)
    // Each in all texts, so that it does not matter which of them stands in the place of a reference.
    const fruit = (value: string) =>
      ownString(stage, group, [{ value }, { value, language: 'es' }, { value, format }])
    const [plain, apple, pear] = [
      await fruit('a plum'),
      await fruit('an apple'),
      await fruit('a pear'),
    ]
    const own = await ownString(stage, group, [
      { value: `{{${plain.key}}}` },
      { value: `{{${apple.key}}}`, language: 'es' },
      { value: `{{${pear.key}}}`, format },
    ])
    for (const [query, { key }, text] of [
      [{ languages: ['es'] }, apple, 'an apple'],
      [{ format }, pear, 'a pear'],
    ] as const) {
      const answer = await ask(query, plain, apple, pear, own)
      const answered = answer.at(pointerTo(own))
      // Which of the texts is answered is judged by other requirements.
      if (answered === text || answered === `{{${key}}}`)
        verify.inAnyText(answer).at(pointerTo(own), text)
    }

    for (const beginning of beginnings) {
      const named = await ownString(stage, group, [{ value: 'a pear' }], beginning)
      const referring = await ownString(stage, group, [{ value: `{{${named.key}}}` }])
      const answer = await ask({}, named, referring)
      verify.anyName(answer).at(pointerTo(named), 'a pear')
      verify.anyName(answer).at(pointerTo(referring), 'a pear')
    }
  },
})
