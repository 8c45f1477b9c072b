import { alone, assumeCurrent, assumePermitted } from '../../../src/scenario/index.js'
import { putFormat } from './shared/put-format.js'
import { scenario } from '../shared/scenario.js'

const shortest = 'Assay it'
/** Its characters count, not their bytes. */
const longest = 'Assay '.padEnd(256, 'ж')

export default scenario('A format that was set is read back as it was sent', {
  verifies: {
    replaced: 'text.setFormat.replaced',
    extremes: { requirement: 'text.setFormat.description-extremes', after: 'replaced' },
  },
  safety: 'reversible',
  touches: [alone('text.formats')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, afterwards } = stage
    const format = await fixtures.writableFormat()
    const { name, order } = format
    afterwards((actors) => format.restore(actors.admin))
    for (const [key, description] of [
      ['replaced', 'Assay replaced this.'],
      ['extremes', shortest],
      ['extremes', longest],
    ] as const) {
      const put = await putFormat(admin, format, { name, description })
      assumePermitted(stage, put)
      await assumeCurrent(stage, put, { sender: admin, operation: 'getFormat', order })
      if (!verify[key](put).status(200)) continue
      const now = await admin.send('getFormat', order)
      assume(now, 'text.setFormat.replaced').status(200)
      verify[key](now).at('/description', description)
      verify[key](now).at('/name', name)
    }
  },
})
