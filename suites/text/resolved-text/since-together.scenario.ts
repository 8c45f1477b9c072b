import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { beyondOneGroup } from './shared/beyond-one-group.js'
import { prepareTogether } from './shared/prepare-together.js'
import { tellsSpanish } from './shared/tells-spanish.js'

const inSpanish = ['/languages', 'es, and what is used', tellsSpanish] as const

export default scenario('Other parameters of resolved text apply together with since', {
  verifies: { together: 'text.resolved.together', languages: 'text.languages.told' },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 55,
  async steps(stage) {
    const { admin, assume, verify, giveUp } = stage
    const { group, written, order, parts, pointer, ask } = await prepareTogether(stage)
    const read = await admin.send('getString', order)
    assume(read, 'text.setString.created').status(200)
    const modified = Date.parse(String(read.at('/modifiedAt')))
    if (Number.isNaN(modified))
      giveUp(
        'The string does not show when it was modified.',
        'let the string show when it was modified',
      )
    // What was modified is there since a second before, and not since a second after.
    const sinceThen = (milliseconds: number) => ({
      since: new Date(modified + milliseconds).toISOString(),
    })
    const [before, after] = [sinceThen(-1000), sinceThen(1000)]
    const isRightAlone =
      (await ask({ query: before }, written)).at(pointer) !== undefined &&
      (await ask({ query: after })).at(pointer) === undefined
    if (!isRightAlone)
      giveUp('Since is not right alone, either.', 'let since be right without other parameters')
    // A parameter that is ignored shows in one of the two requests, beside all others as well.
    await someTimes(async () => {
      let isRight = true
      for (const [{ query, ...header }, text] of parts) {
        const none = await ask({ query: { ...query, ...after }, ...header })
        isRight &&= verify.together(none).at(pointer, undefined)
        const there = await ask({ query: { ...query, ...before }, ...header }, written)
        isRight &&= verify.together(there).at(pointer, text)
        if (text.startsWith('es')) verify.languages(there).tells(...inSpanish)
      }
      return isRight
    }, often)
    const [there, none] = await Promise.all([
      beyondOneGroup(stage, group, before, written),
      beyondOneGroup(stage, group, after),
    ])
    for (const answer of there) verify.together(answer).at(pointer, 'es and referred to')
    for (const answer of none) verify.together(answer).at(pointer, undefined)
  },
})
