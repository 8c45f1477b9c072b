import { shared } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of formats is whole, and small and large are on it', {
  verifies: ['text.formats.supported', 'text.formats.whole'],
  touches: [shared('text.formats')],
  async steps({ customer, assume, verify, undecided }) {
    const answer = await customer.send('getFormats')
    assume(answer, 'text.getFormats.answers').status(200)
    const names = answer.items.map(({ name }) => name)
    const missing = ['small', 'large'].filter((name) => !names.includes(name))
    verify('text.formats.supported', answer).that({
      holds: missing.length === 0,
      expected: 'the formats small and large',
      actual: `no ${missing.join(' and no ')}`,
      pointer: '/_embedded/items',
    })
    if (names.length === 0)
      return undecided('text.formats.whole', 'The list of formats is empty.', {
        dependsOn: 'text.formats.supported',
      })
    if (answer.at('/count') === undefined)
      return undecided('text.formats.whole', 'The list of formats carries no count.')
    verify('text.formats.whole', answer).that({
      holds: answer.at('/count') === names.length,
      expected: `as count ${names.length}, the number of the formats`,
      actual: `count ${JSON.stringify(answer.at('/count'))}`,
      pointer: Array.isArray(answer.at('/_embedded/items')) ? '/count' : '/_embedded',
    })
  },
})
