import { type Answer, alone, shared } from '../../../src/scenario/index.js'
import { putFormat } from './shared/put-format.js'
import { assumeUpdated } from '../shared/assume-updated.js'
import { scenario } from '../shared/scenario.js'

const description = 'Assay described it anew.'

export default scenario('A format that is set is listed so, and no other format changes', {
  verifies: {
    listed: { requirement: 'text.setFormat.listed', after: 'text.setFormat.replaced' },
    othersUnchanged: 'text.setFormat.others-unchanged',
  },
  safety: 'reversible',
  touches: [alone('text.formats'), shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, given, verify, afterwards } = stage
    const format = await fixtures.writableFormat()
    const { name, order } = format
    const before = await admin.send('getFormats')
    given(before).status(200)
    const shown = await admin.send('getFormat', order)
    const described = describedIn(before)
    afterwards((actors) => format.restore(actors.admin))
    const put = await putFormat(admin, format, { name, description })
    await assumeUpdated(stage, put, order)
    const found = await admin.send('getFormat', order)
    assume(found, 'text.setFormat.replaced').at('/description', description)

    // Where the list says otherwise of a format all the time, it is not the write that it overlooks.
    if ((described.get(name) ?? '') !== String(shown.at('/description') ?? ''))
      verify.listed.undecided('The list does not say of the format what the format says itself.', {
        remedy: 'let the list of formats say of each format what it says itself',
      })
    else
      await verify.listed.confirmed(async (compare) => {
        const list = await admin.send('getFormats')
        compare(list, put).tells(
          '/_embedded/items',
          `${name}: ${description}`,
          () => (describedIn(list).get(name) ?? description) === description,
        )
      })
    const now = await admin.send('getFormats')
    const others = [...described].filter(([other]) => other !== name)
    if (others.length === 0)
      verify.othersUnchanged.undecided('The list shows no other format with its description.', {
        remedy: 'let the list of formats show another format with its description',
      })
    for (const [other, text] of others)
      verify
        .othersUnchanged(now, put)
        .tells('/_embedded/items', `${other}: ${text}`, () => describedIn(now).get(other) === text)
  },
})

/** Descriptions by name, of what shows both. */
const describedIn = ({ items }: Answer): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(({ name, description: text }) =>
      typeof name === 'string' && typeof text === 'string' ? [[name, text]] : [],
    ),
  )
