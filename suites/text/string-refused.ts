import { putString } from './put-string.js'
import { scenario } from './scenario.js'
import { stillAsBefore } from './still-as-before.js'
import { updatableString } from './updatable-string.js'

const malformed = ['{"values": [{"value": "Assay', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)
const standing = { value: 'Assay made this.' }
/** Too short, too long, a part too short or too long, capital letters first, more than one hyphen. */
const wrongLanguages = ['e', 'spaniard', 'span', 'es-M', 'es-MEXI', 'ES', 'es-MX-y']

const unchanged = 'text.setString.refused-changes-nothing'

/** What is refused, by the requirement that says so. None of it leaves out an item that the string has. */
const refused: readonly (readonly [requirement: string, body: unknown])[] = [
  ...malformed.map((body) => ['malformed', body] as const),
  ['value-missing', { values: [standing, { language: 'es' }] }],
  ['invalid', { values: [{ value: 42 }] }],
  ['invalid', { values: 'Assay' }],
  ['value-too-long', { values: [{ value: 'a'.repeat(4097) }] }],
  ...wrongLanguages.map(
    (language) =>
      ['language-invalid', { values: [standing, { value: 'Assay', language }] }] as const,
  ),
]
const requirementOf = (aspect: string): string => `text.setString.${aspect}`

export default scenario('What is no string is refused', {
  verifies: [...new Set(refused.map(([aspect]) => requirementOf(aspect))), unchanged],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided } = stage
    const group = await fixtures.writableGroup()
    // What is refused below is refused for its shape: a string is accepted here.
    let { order } = await updatableString(stage, group)
    const before = await admin.send('getString', order)
    assume(before).status(200)
    const taken = new Set<string>()
    for (const [aspect, body] of refused) {
      if (taken.has(aspect)) continue
      const answer = await putString(admin, order, body)
      verify(requirementOf(aspect), answer).status(...(aspect === 'malformed' ? [400] : [422, 400]))
      if (answer.status >= 300) continue
      taken.add(aspect)
      // What was accepted would let the next one be refused for leaving it out.
      order = (await updatableString(stage, group)).order
    }
    const [accepted] = taken
    if (accepted === undefined) return void (await stillAsBefore(stage, unchanged, order, before))
    undecided(unchanged, 'Not all of it was refused.', { dependsOn: requirementOf(accepted) })
  },
})
