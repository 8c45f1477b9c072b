import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { updatableString } from './shared/updatable-string.js'

const standing = { value: 'Assay made this.' }
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const inLanguage = (language: string) => ({ values: [standing, { value: 'Assay', language }] })

/** What is refused, by the requirement that says so. None of it leaves out an item that the string has. */
const refused = [
  ['malformed', bytes('{"values": [{"value": "Assay')],
  ['malformed', bytes('Assay')],
  ['valueMissing', { values: [standing, { language: 'es' }] }],
  ['invalid', { values: [{ value: 42 }] }],
  ['invalid', { values: 'Assay' }],
  ['invalid', { values: [{ value: true }] }],
  ['invalid', { values: [{ value: null }] }],
  ['invalid', { values: [{ value: ['Assay'] }] }],
  ['invalid', { values: [standing, { value: 42, language: 'es' }] }],
  ['invalid', { values: [standing, { value: null, language: 'es' }] }],
  ['invalid', { values: standing }],
  ['invalid', { values: ['Assay'] }],
  ['invalid', { values: [standing, { value: 'Assay', format: 42 }] }],
  ['invalid', { values: [standing, { value: 'Assay', language: ['es'] }] }],
  ['invalid', [standing]],
  ['invalid', [{ values: [standing] }]],
  ['invalid', 'Assay'],
  ['invalid', bytes('')],
  ['valueTooLong', { values: [{ value: 'a'.repeat(4097) }] }],
  ['valueTooLong', { values: [standing, { value: 'a'.repeat(4097), language: 'es' }] }],
  ['valueTooLong', { values: [standing, { value: 'a'.repeat(4097), format: 'small' }] }],
  // Too short, too long, a part too short or too long, capital letters first, more than one hyphen or none that
  // something follows, and what is no letter.
  ['languageInvalid', inLanguage('e')],
  ['languageInvalid', inLanguage('spaniard')],
  ['languageInvalid', inLanguage('span')],
  ['languageInvalid', inLanguage('es-M')],
  ['languageInvalid', inLanguage('es-MEXI')],
  ['languageInvalid', inLanguage('ES')],
  ['languageInvalid', inLanguage('es-MX-y')],
  ['languageInvalid', inLanguage('es-')],
  ['languageInvalid', inLanguage('es ')],
  ['languageInvalid', inLanguage('spa-MEXI')],
  ['languageInvalid', inLanguage('es_MX')],
  ['languageInvalid', inLanguage('e5')],
  ['languageInvalid', inLanguage('es-M1')],
  // A region of other standards has three digits.
  ['languageInvalid', inLanguage('es-419')],
] as const

export default scenario('A malformed or invalid string is refused', {
  verifies: {
    malformed: 'text.setString.malformed',
    valueMissing: 'text.setString.value-missing',
    invalid: 'text.setString.invalid',
    valueTooLong: 'text.setString.value-too-long',
    languageInvalid: 'text.setString.language-invalid',
    changesNothing: {
      requirement: 'text.setString.refused-changes-nothing',
      after: ['malformed', 'valueMissing', 'invalid', 'valueTooLong', 'languageInvalid'],
    },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 190,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    // What is refused below is refused for its shape: a string is accepted here.
    let { order } = await updatableString(stage, group)
    let before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    const accepted = new Set<string>()
    for (const [key, body] of refused)
      await someTimes(async () => {
        if (accepted.has(key)) return false
        const answer = await putString(admin, order, body, before)
        const isRefused =
          key === 'malformed'
            ? verify.malformed(answer).status(400)
            : verify[key](answer).status(422, 400)
        if (answer.status >= 300) return isRefused
        accepted.add(key)
        // What was accepted would let the next one be refused for leaving it out.
        order = (await updatableString(stage, group)).order
        before = await admin.send('getString', order)
        return isRefused
      }, often)
    if (accepted.size === 0) await stillAsBefore(stage, verify.changesNothing, order, before)
  },
})
