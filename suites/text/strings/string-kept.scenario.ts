import { type Answer, often, shared, someTimes } from '../../../src/scenario/index.js'
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
  requests: 75,
  async steps(stage) {
    const { admin, fixtures, assume, verify } = stage
    const group = await fixtures.writableGroup()
    const own = await updatableString(stage, group)
    const { order } = own
    let now = await admin.send('getString', order)
    const setTo = async (value: string) => {
      const put = await putString(admin, order, { values: [{ value }] }, now)
      now = await admin.send('getString', order)
      return put
    }
    for (const [key, value] of [
      ['kept', block],
      ['outerKept', outer],
    ] as const) {
      const put = await setTo(value)
      // Which characters a value may have is not shown, as long as they are kept.
      if (put.status !== 200)
        return verify[key].undecided(`Such a value was answered with ${put.status}.`, {
          remedy: 'let a value with blanks and line ends be written',
        })
      const isKept = (last: Answer): boolean =>
        Array.isArray(now.at('/values')) && verify[key](now, last).at('/values/0/value', value)
      if (isKept(put)) await someTimes(async () => isKept(await setTo(value)), often - 1)
    }
    const had: unknown[] = ['Assay made this.', 'Assay replaced this.', outer]
    for (const value of [block, letters, digits]) {
      const put = await setTo(value)
      // What is not kept in the string itself is another requirement's failure.
      if (put.status !== 200 || now.at('/values/0/value') !== value) continue
      const due = [{ group, name: own.name, text: value }]
      const ask = (shown = due) => resolveText(stage, { query: { groups: [group] } }, shown)
      const resolved = await ask()
      const told = resolved.at(pointerTo(own))
      if (told === undefined || had.includes(told))
        assume(resolved, 'text.setString.resolved-after').at(pointerTo(own), value)
      if (verify.resolved(resolved, put).at(pointerTo(own), value))
        await someTimes(async () => {
          const again = await ask([])
          // An answer that had the text does not lose it again.
          const shown = again.at(pointerTo(own))
          if (shown === undefined || had.includes(shown))
            assume(again, 'text.setString.resolved-after').at(pointerTo(own), value)
          return verify.resolved(again, put).at(pointerTo(own), value)
        }, often)
      had.push(told)
    }
  },
})
