import { putFormat } from './put-format.js'
import { scenario } from './scenario.js'

const malformed = ['{"name": "small", "descr', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)

export default scenario('What is no format is refused', {
  verifies: [
    'text.setFormat.malformed',
    'text.setFormat.description-missing',
    'text.setFormat.description-too-short',
    'text.setFormat.description-too-long',
    'text.setFormat.name-invalid',
    'text.setFormat.without-tag',
  ],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps({ admin, fixtures, assume, verify, afterwards }) {
    const format = await fixtures.writableFormat()
    const { name, order } = format
    afterwards((actors) => format.restore(actors.admin))
    // What is refused below is refused for its shape: a format is accepted here.
    const standing = { name, description: 'Assay replaced this.' }
    assume(await putFormat(admin, format, standing)).status(200)
    const put = await admin.send('getFormat', order)
    assume(put).status(200)
    assume(put).at('/description', standing.description)
    const untagged = { ...standing, description: 'Assay should not have written this.' }
    const untold = await admin.send('setFormat', { ...order, json: untagged })
    verify('text.setFormat.without-tag', untold).status('4XX')
    const now = await admin.send('getFormat', order)
    assume(now).status(200)
    verify('text.setFormat.without-tag', now).at('/description', standing.description)

    for (const body of malformed)
      verify('text.setFormat.malformed', await putFormat(admin, format, body)).status(400)
    for (const [requirement, body] of [
      ['description-missing', { name }],
      ['description-too-short', { name, description: 'a'.repeat(7) }],
      ['description-too-long', { name, description: 'a'.repeat(257) }],
      ['name-invalid', { ...standing, name: 'abc' }],
      ['name-invalid', { ...standing, name: 'abcdefghijklm' }],
      ['name-invalid', { ...standing, name: 'Abcdef' }],
    ] as const) {
      const answer = await putFormat(admin, format, body)
      verify(`text.setFormat.${requirement}`, answer).status(422, 400)
    }
  },
})
