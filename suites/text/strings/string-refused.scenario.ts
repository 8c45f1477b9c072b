import { shared } from '../../../src/scenario/index.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { stillAsBefore } from './shared/still-as-before.js'
import { updatableString } from './shared/updatable-string.js'

const malformed = ['{"values": [{"value": "Assay', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)
const standing = { value: 'Assay made this.' }
/** Too short, too long, a part too short or too long, capital letters first, more than one hyphen. */
const wrongLanguages = ['e', 'spaniard', 'span', 'es-M', 'es-MEXI', 'ES', 'es-MX-y']

const unchanged = 'text.setString.refused-changes-nothing'
const isMalformed = 'text.setString.malformed'

/** What is refused, by the requirement that says so. None of it leaves out an item that the string has. */
const refused: readonly (readonly [requirement: string, body: unknown])[] = [
  ...malformed.map((body) => [isMalformed, body] as const),
  ['text.setString.value-missing', { values: [standing, { language: 'es' }] }],
  ['text.setString.invalid', { values: [{ value: 42 }] }],
  ['text.setString.invalid', { values: 'Assay' }],
  ['text.setString.value-too-long', { values: [{ value: 'a'.repeat(4097) }] }],
  ...wrongLanguages.map(
    (language) =>
      [
        'text.setString.language-invalid',
        { values: [standing, { value: 'Assay', language }] },
      ] as const,
  ),
]

export default scenario('What is no string is refused', {
  verifies: [...new Set(refused.map(([requirement]) => requirement)), unchanged],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    // What is refused below is refused for its shape: a string is accepted here.
    let { order } = await updatableString(stage, group)
    const before = await admin.send('getString', order)
    assume(before, 'text.setString.updated').status(200)
    const taken = new Set<string>()
    for (const [requirement, body] of refused) {
      if (taken.has(requirement)) continue
      const answer = await putString(admin, order, body)
      verify(requirement, answer).status(...(requirement === isMalformed ? [400] : [422, 400]))
      if (answer.status >= 300) continue
      taken.add(requirement)
      // What was accepted would let the next one be refused for leaving it out.
      order = (await updatableString(stage, group)).order
    }
    const [accepted] = taken
    if (accepted === undefined) return void (await stillAsBefore(stage, unchanged, order, before))
    undecided(unchanged, 'Not all of it was refused.', { dependsOn: accepted })
  },
})
