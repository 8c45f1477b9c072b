import {
  alone,
  assumeCurrent,
  assumePermitted,
  describedPart,
  often,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { putFormat } from './shared/put-format.js'
import { scenario } from '../shared/scenario.js'

const shortest = 'Assay it'
/** Its characters count, not their bytes; whether one beyond the basic plane counts twice is not said. */
const beginning = 'Assay ж'
const longest = beginning.padEnd(256, 'ж')

const replaced = ['Assay replaced this.', 'Assay REPLACED this.']
const whole = 'Assay replaced all of this.'

export default scenario('A format that was set is read back as it was sent', {
  verifies: {
    replaced: 'text.setFormat.replaced',
    extremes: { requirement: 'text.setFormat.description-extremes', after: 'replaced' },
  },
  safety: 'reversible',
  touches: [alone('text.formats'), shared('text.strings')],
  requests: 35,
  async steps(stage) {
    const { admin, fixtures, assume, verify, afterwards } = stage
    const format = await fixtures.writableFormat()
    const { name, order } = format
    afterwards((actors) => format.restore(actors.admin))
    const isSet = async (key: 'replaced' | 'extremes', text: string, members: object = {}) => {
      const before = read.at('/description')
      const put = await putFormat(admin, format, { ...members, name, description: text }, read)
      assumePermitted(stage, put)
      await assumeCurrent(stage, put, { sender: admin, operation: 'getFormat', order })
      if (!verify[key](put).status(200)) return false
      // Whether a plain one is answered as it was set, a law tells.
      if (key === 'replaced') isAnsweredSo = put.at('/description') === text
      else if (isAnsweredSo) verify.extremes(put).at('/description', text)
      read = await admin.send('getFormat', order)
      assume(read, 'text.setFormat.replaced').status(200)
      if (text !== before && read.at('/description') === before)
        assume(read, 'text.setFormat.replaced').at('/description', text)
      const isDescribed = verify[key](read).at('/description', text)
      return verify[key](read).at('/name', name) && isDescribed
    }
    let isAnsweredSo = false
    let read = await admin.send('getFormat', order)
    // Letter case counts as well.
    for (const text of replaced) await isSet('replaced', text)
    // As a client sends it that changes what it has read.
    await isSet('replaced', whole, Object(describedPart(read.operation, read.json)) as object)
    for (const description of [shortest, longest])
      await someTimes(() => isSet('extremes', description), often)
    // Where the list has it, it has all of it.
    if (read.at('/description') === longest)
      await verify.extremes.confirmed(async (compare) => {
        const list = await admin.send('getFormats')
        const shown = list.items.find((one) => one['name'] === name)?.['description']
        if (String(shown).startsWith(beginning)) compare(list, read).holds([longest], 'description')
      })
  },
})
