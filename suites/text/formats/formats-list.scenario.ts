import { shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of formats is complete and holds small and large', {
  verifies: {
    supported: 'text.formats.supported',
    whole: { requirement: 'text.formats.whole', after: 'supported' },
  },
  touches: [shared('text.formats')],
  async steps({ customer, assume, verify }) {
    const answer = await customer.send('getFormats')
    assume(answer, 'text.getFormats.answers').status(200)
    const names = answer.items.map(({ name }) => name)
    verify
      .supported(answer)
      .tells('/_embedded/items', 'the formats small and large', () =>
        ['small', 'large'].every((name) => names.includes(name)),
      )
    const isOnce = new Set(names).size === names.length
    verify.whole(answer).tells('/_embedded/items', 'each format once', () => isOnce)
    if (answer.at('/count') === undefined)
      return verify.whole.undecided('The list of formats carries no count.', {
        remedy: 'let the list carry its count',
      })
    verify.whole(answer).at('/count', answer.items.length)
  },
})
