import { shared } from '../../../src/scenario/index.js'
import { putString } from '../shared/put-string.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

/** As a block of Markdown has them: line ends, indents, two blanks that break a line, and signs that others take for codes. */
const block =
  'Assay:\n\n1. *one*  \n   two\n\t`three\\n`\n\n# 100\u00a0% + %41 &amp; \\"four\\" 👩\u200d🚀'
const outer = '  Assay\n'

export default scenario('A value is answered as it was written, down to its blanks and line ends', {
  verifies: {
    kept: { requirement: 'text.setString.value-kept', after: 'text.setString.text-kept' },
    outerKept: { requirement: 'text.setString.outer-blanks-kept', after: 'kept' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, verify } = stage
    const { order } = await updatableString(stage, await fixtures.writableGroup())
    for (const [key, value] of [
      ['kept', block],
      ['outerKept', outer],
    ] as const) {
      const put = await putString(admin, order, { values: [{ value }] })
      // Which characters a value may have is not shown, as long as they are kept.
      if (put.status !== 200)
        return verify[key].undecided(`Such a value was answered with ${put.status}.`, {
          remedy: 'let a value with blanks and line ends be written',
        })
      const now = await admin.send('getString', order)
      const isShown = Array.isArray(now.at('/values'))
      if (isShown) verify[key](now, put).at('/values/0/value', value)
    }
  },
})
