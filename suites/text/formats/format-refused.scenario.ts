import { alone } from '../../../src/scenario/index.js'
import { putFormat } from './shared/put-format.js'
import { scenario } from '../shared/scenario.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const malformed = ['{"name": "small", "descr', 'Assay'].map((text) =>
  new TextEncoder().encode(text),
)

const unchanged = 'text.setFormat.refused-changes-nothing'
const isMalformed = 'text.setFormat.malformed'

export default scenario('What is no format is refused', {
  verifies: [
    isMalformed,
    'text.setFormat.description-missing',
    'text.setFormat.description-too-short',
    'text.setFormat.description-too-long',
    'text.setFormat.name-invalid',
    'text.setFormat.invalid',
    'text.setFormat.without-tag',
    unchanged,
  ],
  safety: 'reversible',
  touches: [alone('text.formats')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided, afterwards } = stage
    const format = await fixtures.writableFormat()
    const { name, order } = format
    afterwards((actors) => format.restore(actors.admin))
    // What is refused below is refused for its shape: a format is accepted here.
    const standing = { name, description: 'Assay replaced this.' }
    await assumeUpdated(stage, await putFormat(admin, format, standing), order)
    const put = await admin.send('getFormat', order)
    assume(put, 'text.setFormat.replaced').status(200)
    assume(put, 'text.setFormat.replaced').at('/description', standing.description)
    const untagged = { ...standing, description: 'Assay should not have written this.' }
    const untold = await admin.send('setFormat', { ...order, json: untagged })
    verify('text.setFormat.without-tag', untold).status('4XX')
    const now = await admin.send('getFormat', order)
    assume(now, 'text.setFormat.without-tag').status(200)
    verify('text.setFormat.without-tag', now).at('/description', standing.description)

    const taken: string[] = []
    for (const [requirement, body] of [
      ...malformed.map((body) => [isMalformed, body] as const),
      ['text.setFormat.description-missing', { name }],
      ['text.setFormat.description-too-short', { name, description: 'a'.repeat(7) }],
      ['text.setFormat.description-too-long', { name, description: 'a'.repeat(257) }],
      ['text.setFormat.name-invalid', { ...standing, name: 'abc' }],
      ['text.setFormat.name-invalid', { ...standing, name: 'abcdefghijklm' }],
      ['text.setFormat.name-invalid', { ...standing, name: 'Abcdef' }],
      ['text.setFormat.invalid', { ...standing, description: 42_424_242 }],
      ['text.setFormat.invalid', 'Assay should not have written this.'],
    ] as const) {
      const answer = await putFormat(admin, format, body)
      const statuses = requirement === isMalformed ? [400] : [422, 400]
      verify(requirement, answer).status(...statuses)
      if (answer.status < 300) taken.push(requirement)
    }
    const [dependsOn] = [
      ...taken,
      ...(now.at('/description') === standing.description ? [] : ['text.setFormat.without-tag']),
    ]
    if (dependsOn !== undefined)
      return undecided(unchanged, 'Not all of it was refused.', { dependsOn })
    const last = await admin.send('getFormat', order)
    assume(last, unchanged).status(200)
    verify(unchanged, last).at('/description', standing.description)
    verify(unchanged, last).at('/name', name)
  },
})
