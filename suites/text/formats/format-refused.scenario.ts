import { alone, often, shared, someTimes } from '../../../src/scenario/index.js'
import { putFormat } from './shared/put-format.js'
import { scenario } from '../shared/scenario.js'
import { assumeUpdated } from '../shared/assume-updated.js'

const description = 'Assay replaced this.'
const unwanted = 'Assay should not have written this.'
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What is refused, by the requirement that says so. */
const refusedOf = (name: string) =>
  [
    ['malformed', bytes('{"name": "small", "descr')],
    ['malformed', bytes('Assay')],
    ['descriptionMissing', { name }],
    ['descriptionTooShort', { name, description: 'a'.repeat(7) }],
    // Of more bytes.
    ['descriptionTooShort', { name, description: 'ж'.repeat(7) }],
    ['descriptionTooLong', { name, description: 'a'.repeat(257) }],
    ['nameInvalid', { name: 'abc', description: unwanted }],
    ['nameInvalid', { name: 'abcdefghijklm', description: unwanted }],
    ['nameInvalid', { name: 'Abcdef', description: unwanted }],
    ['nameInvalid', { name: '1abcdef', description: unwanted }],
    ['nameInvalid', { name: 'abc-def', description: unwanted }],
    ['nameInvalid', { name: 424_242, description: unwanted }],
    ['nameInvalid', { name: null, description: unwanted }],
    ['nameMissing', { description: unwanted }],
    ['invalid', { name, description: 42_424_242 }],
    ['invalid', { name, description: null }],
    ['invalid', { name, description: [unwanted] }],
    ['invalid', [{ name, description: unwanted }]],
    ['invalid', unwanted],
    ['invalid', null],
    ['invalid', bytes('')],
  ] as const

export default scenario('A format without an entity tag, malformed or invalid is refused', {
  verifies: {
    withoutTag: 'text.setFormat.without-tag',
    malformed: 'text.setFormat.malformed',
    descriptionMissing: 'text.setFormat.description-missing',
    descriptionTooShort: 'text.setFormat.description-too-short',
    descriptionTooLong: 'text.setFormat.description-too-long',
    nameInvalid: 'text.setFormat.name-invalid',
    nameMissing: { requirement: 'text.setFormat.name-missing', after: 'nameInvalid' },
    invalid: 'text.setFormat.invalid',
    changesNothing: {
      requirement: 'text.setFormat.refused-changes-nothing',
      after: [
        'malformed',
        'descriptionMissing',
        'descriptionTooShort',
        'descriptionTooLong',
        'nameInvalid',
        'nameMissing',
        'invalid',
        'withoutTag',
      ],
    },
  },
  safety: 'reversible',
  touches: [alone('text.formats'), shared('text.strings')],
  requests: 125,
  async steps(stage) {
    const { admin, fixtures, assume, verify, afterwards } = stage
    const format = await fixtures.writableFormat()
    const { name, order } = format
    afterwards((actors) => format.restore(actors.admin))
    // What is refused below is refused for its shape: a format is accepted here.
    await assumeUpdated(stage, await putFormat(admin, format, { name, description }), order)
    const put = await admin.send('getFormat', order)
    assume(put, 'text.setFormat.replaced').shows({ description })

    const json = { name, description: unwanted }
    await someTimes(
      async () =>
        verify.withoutTag(await admin.send('setFormat', { ...order, json })).status('4XX'),
      often,
    )
    let read = await admin.send('getFormat', order)
    assume(read, 'text.setFormat.without-tag').status(200)
    verify.withoutTag(read).at('/description', description)
    for (const [key, body] of refusedOf(name)) {
      // Of wrong names there are enough.
      const times = key === 'nameInvalid' ? 1 : often
      await someTimes(async () => {
        const answer = await putFormat(admin, format, body, read)
        if (answer.status < 300) read = await admin.send('getFormat', order)
        return verify[key](answer).status(...(key === 'malformed' ? [400] : [422, 400]))
      }, times)
    }
    const last = await admin.send('getFormat', order)
    assume(last, 'text.setFormat.refused-changes-nothing').status(200)
    verify.changesNothing(last).shows({ name, description })
  },
})
