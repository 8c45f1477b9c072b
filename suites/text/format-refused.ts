import { putFormat } from './put-format.js'
import { scenario } from './scenario.js'

const malformed = ['{"name": "small", "descr', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)

const unchanged = 'text.setFormat.refused-changes-nothing'

export default scenario('What is no format is refused', {
  verifies: [
    'text.setFormat.malformed',
    'text.setFormat.description-missing',
    'text.setFormat.description-too-short',
    'text.setFormat.description-too-long',
    'text.setFormat.name-invalid',
    'text.setFormat.invalid',
    'text.setFormat.without-tag',
    unchanged,
  ],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps({ admin, fixtures, assume, verify, undecided, afterwards }) {
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

    const taken: string[] = []
    for (const [requirement, body] of [
      ...malformed.map((body) => ['malformed', body] as const),
      ['description-missing', { name }],
      ['description-too-short', { name, description: 'a'.repeat(7) }],
      ['description-too-long', { name, description: 'a'.repeat(257) }],
      ['name-invalid', { ...standing, name: 'abc' }],
      ['name-invalid', { ...standing, name: 'abcdefghijklm' }],
      ['name-invalid', { ...standing, name: 'Abcdef' }],
      ['invalid', { ...standing, description: 42_424_242 }],
      ['invalid', 'Assay should not have written this.'],
    ] as const) {
      const answer = await putFormat(admin, format, body)
      const statuses = requirement === 'malformed' ? [400] : [422, 400]
      verify(`text.setFormat.${requirement}`, answer).status(...statuses)
      if (answer.status < 300) taken.push(`text.setFormat.${requirement}`)
    }
    const [dependsOn] = [
      ...taken,
      ...(now.at('/description') === standing.description ? [] : ['text.setFormat.without-tag']),
    ]
    if (dependsOn !== undefined)
      return undecided(unchanged, 'Not all of it was refused.', { dependsOn })
    const last = await admin.send('getFormat', order)
    assume(last).status(200)
    verify(unchanged, last).at('/description', standing.description)
    verify(unchanged, last).at('/name', name)
  },
})
