import { scenario } from './scenario.js'

const words = ['Assay', 'two words', 'Müller']

export default scenario('The list of pull notifications takes a search string', {
  verifies: ['messages.getPullNotifications.q'],
  async steps({ customer, plain, operation, verify }) {
    await plain(operation('getPullNotifications'))
    for (const q of words) {
      const answer = await customer.send('getPullNotifications', { query: { q } })
      verify('messages.getPullNotifications.q', answer).status(200)
    }
  },
})
