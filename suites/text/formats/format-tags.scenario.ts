import { alone, assumeOutdated, assumePermitted, shared } from '../../../src/scenario/index.js'
import { isShown } from '../shared/is-shown.js'
import { judgeOtherTag } from '../shared/judge-other-tag.js'
import { putFormat } from './shared/put-format.js'
import { scenario } from '../shared/scenario.js'
import { assumeUpdated } from '../shared/assume-updated.js'

export default scenario('The entity tag of the formats changes when one of them is set', {
  verifies: { otherTag: 'text.setFormat.tag-of-formats' },
  safety: 'reversible',
  touches: [alone('text.formats'), shared('text.strings')],
  async steps(stage) {
    const { admin, customer, fixtures, assume, verify, afterwards, settled } = stage
    const format = await fixtures.writableFormat()
    const { name, description: was } = format
    // A run that was interrupted may have left the first one.
    const description = was === 'Assay tagged this.' ? 'Assay tagged it.' : 'Assay tagged this.'
    afterwards((actors) => format.restore(actors.admin))
    const before = await customer.send('getFormats')
    const put = await putFormat(admin, format, { name, description })
    assumePermitted(stage, put)
    await assumeUpdated(stage, put, format.order)
    const now = await admin.send('getFormat', format.order)
    assume(now, 'text.setFormat.replaced').at('/description', description)
    const after = await settled(() => customer.send('getFormats'), isShown(description))
    for (const formats of [before, after]) assume(formats, 'text.getFormats.answers').status(200)
    // Customers are told of it as well, where descriptions are listed.
    const isListed = isShown(description)
    if (typeof was === 'string' && JSON.stringify(before.json).includes(was))
      assume(after, 'text.setFormat.listed').tells('/_embedded/items', description, () =>
        isListed(after),
      )
    judgeOtherTag(verify.otherTag, description, { before, after })
    await assumeOutdated(stage, { before, after }, (headers) =>
      customer.send('getFormats', { headers }),
    )
    // One that is as long has another tag as well, a rule says.
    const another = description.replace('i', 'o')
    await putFormat(admin, format, { name, description: another })
    await settled(() => customer.send('getFormats'), isShown(another))
  },
})
