import { putString } from './put-string.js'
import { scenario } from './scenario.js'
import { updatableString } from './updatable-string.js'
import { stillAsBefore } from './still-as-before.js'

const malformed = ['{"values": [{"value": "Assay', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)
const standing = { value: 'Assay made this.' }
/** Too short, too long, a part too short or too long, capital letters first, more than one hyphen. */
const wrongLanguages = ['e', 'spaniard', 'span', 'es-M', 'es-MEXI', 'ES', 'es-MX-y']

export default scenario('What is no string is refused', {
  verifies: [
    'text.setString.malformed',
    'text.setString.value-missing',
    'text.setString.value-too-long',
    'text.setString.language-invalid',
  ],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    // What is refused below is refused for its shape: a string is accepted here.
    const { order } = await updatableString(stage, group)
    const before = await admin.send('getString', order)
    assume(before).status(200)
    for (const body of malformed)
      verify('text.setString.malformed', await putString(admin, order, body)).status(400)

    // The value of a further item: the update leaves nothing out.
    const missing = await putString(admin, order, { values: [standing, { language: 'es' }] })
    verify('text.setString.value-missing', missing).status(422, 400)
    await stillAsBefore(stage, 'text.setString.value-missing', order, before)

    const long = await putString(admin, order, { values: [{ value: 'a'.repeat(4097) }] })
    verify('text.setString.value-too-long', long).status(422, 400)
    for (const language of wrongLanguages) {
      const values = [standing, { value: 'Assay', language }]
      const answer = await putString(admin, order, { values })
      verify('text.setString.language-invalid', answer).status(422, 400)
      // What was accepted would let the next one be refused for leaving it out.
      if (answer.status < 300) return
    }
  },
})
