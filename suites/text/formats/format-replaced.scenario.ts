import { alone, assumeCurrent, assumePermitted } from '../../../src/scenario/index.js'
import { putFormat } from './shared/put-format.js'
import { scenario } from '../shared/scenario.js'

const shortest = 'Assay it'
/** Its characters count, not their bytes. */
const longest = 'Assay '.padEnd(256, 'ж')

export default scenario('A format that is set is what was sent', {
  verifies: ['text.setFormat.replaced', 'text.setFormat.description-extremes'],
  safety: 'reversible',
  touches: [alone('text.formats')],
  async steps(stage) {
    const { admin, fixtures, assume, verify, undecided, afterwards } = stage
    const format = await fixtures.writableFormat()
    const { name, order } = format
    afterwards((actors) => format.restore(actors.admin))
    for (const [requirement, description] of [
      ['text.setFormat.replaced', 'Assay replaced this.'],
      ['text.setFormat.description-extremes', shortest],
      ['text.setFormat.description-extremes', longest],
    ] as const) {
      const put = await putFormat(admin, format, { name, description })
      assumePermitted(stage, put)
      await assumeCurrent(stage, put, { sender: admin, operation: 'getFormat', order })
      verify(requirement, put).status(200)
      if (put.status !== 200) continue
      const now = await admin.send('getFormat', order)
      assume(now, requirement).status(200)
      verify(requirement, now).at('/description', description)
      verify(requirement, now).at('/name', name)
      if (requirement === 'text.setFormat.replaced' && now.at('/description') !== description)
        return undecided('text.setFormat.description-extremes', 'The format was not replaced.', {
          dependsOn: requirement,
        })
    }
  },
})
