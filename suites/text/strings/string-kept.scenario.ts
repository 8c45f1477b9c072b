import { type Answer, often, shared, someTimes } from '../../../src/scenario/index.js'
import { block } from '../shared/block.js'
import { putString } from '../shared/put-string.js'
import { sameItemsAs } from '../shared/same-items-as.js'
import { scenario } from '../shared/scenario.js'
import { assumeReferredWhole } from './shared/assume-referred-whole.js'
import { updatableString } from './shared/updatable-string.js'

const outer = '  Assay\n'
/** Line ends of other systems, and several of them. A service that does not take them says so. */
const otherEnds = 'Assay\r\none\rtwo\u2028three\n\n\nfour'
/** What becomes of a text by default may not become of one in a language. */
const inSpanish = 'Cafe\u0301 <b> & "uno",  \\dos 𝒜\n\ttres'

export default scenario('A value is answered as it was written, down to its blanks and line ends', {
  verifies: {
    kept: { requirement: 'text.setString.value-kept', after: 'text.setString.text-kept' },
    outerKept: { requirement: 'text.setString.outer-blanks-kept', after: 'kept' },
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 35,
  async steps(stage) {
    const { admin, fixtures, verify } = stage
    const group = await fixtures.writableGroup()
    const own = await updatableString(stage, group)
    let now = await admin.send('getString', own.order)
    const setTo = async (value: string) => {
      const put = await putString(admin, own.order, { values: [{ value }] }, now)
      now = await admin.send('getString', own.order)
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
    if (now.at('/values/0/value') === outer) await assumeReferredWhole(stage, own, outer)
    for (const [key, ...texts] of [
      ['kept', otherEnds, inSpanish],
      ['outerKept', outer, outer],
    ] as const) {
      const [value, spanish] = texts
      const values = [{ value }, { value: spanish, language: 'es' }]
      const put = await putString(admin, own.order, { values }, now)
      now = await admin.send('getString', own.order)
      const shown = now.at('/values')
      // Whether an item is added is another requirement.
      if (put.status === 200 && Array.isArray(shown) && shown.length === values.length)
        verify[key](now, put).tells(...sameItemsAs({ values }))
    }
  },
})
