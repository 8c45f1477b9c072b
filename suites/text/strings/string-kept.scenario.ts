import { shared } from '../../../src/scenario/index.js'
import { pointerTo } from '../shared/pointer-to.js'
import { putString } from '../shared/put-string.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { updatableString } from './shared/updatable-string.js'

/** As a block of Markdown has them: line ends, indents, two blanks that break a line, and signs that others take for codes. */
const block =
  'Assay:\n\n1. *one*  \n   two\n\t`three\\n`\n\n# 100\u00a0% + %41 &amp; \\"four\\" 👩\u200d🚀'
const outer = '  Assay\n'
/** Letters of two bytes and of four, apart from their accents as well, other line ends, signs of markup, and many of them. */
const letters =
  'Ä A\u0308 ß 漢 𝒜 \r\n<b>Assay</b> & "one" \'two\' {one} 007 ' + 'Assay. '.repeat(250) + '!'
const digits = '0070'

export default scenario('A value is answered as it was written, down to its blanks and line ends', {
  verifies: {
    kept: { requirement: 'text.setString.value-kept', after: 'text.setString.text-kept' },
    outerKept: { requirement: 'text.setString.outer-blanks-kept', after: 'kept' },
    resolved: { requirement: 'text.resolved.value-kept', after: 'text.setString.resolved-after' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const own = await updatableString(stage, group)
    const { order } = own
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
    let before: unknown
    for (const value of [block, letters, digits]) {
      const put = await putString(admin, order, { values: [{ value }] })
      const now = await admin.send('getString', order)
      // What is not kept in the string itself is another requirement's failure.
      if (put.status !== 200 || now.at('/values/0/value') !== value) continue
      const due = [{ group, name: own.name, text: value }]
      const resolved = await resolveText(stage, { query: { groups: [group] } }, due)
      const told = resolved.at(pointerTo(own))
      if (told === before || told === undefined)
        assume(resolved, 'text.setString.resolved-after').at(pointerTo(own), value)
      verify.resolved(resolved, put).at(pointerTo(own), value)
      before = told
    }
  },
})
