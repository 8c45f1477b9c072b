import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'one-subscription',
  sentence: 'A topic has one active pull subscription.',
  because: 'How many subscriptions a topic has is not said.',
  behaviour: ({ books }) => ({
    books(before) {
      const { messages, ...others } = books(before)
      const subscriptions = messages.subscriptions.filter(({ id }) => id !== 'subscription-archive')
      return { ...others, messages: { ...messages, subscriptions } }
    },
  }),
}

export default liberty
