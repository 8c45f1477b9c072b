import { isReading } from '../../../src/contract/is-reading.js'
import { binding } from '../../../src/contract/law/binding.js'

/** Binds every link relation that the documents name. */
export const links = binding({
  law: 'links',
  subjects: (operation) => {
    // Pages of a collection have their links followed by the law of numbered pages.
    const isPage = operation.parameters.some(({ name }) => name === 'start')
    return (isReading(operation) ? operation.links : [])
      .filter(({ place }) => place === 'items' || !isPage)
      .map(({ place, relation, leadsTo, mediaType }) => ({
        parameter: `${place} ${relation}`,
        words: {
          place,
          relation,
          whose: place === 'body' ? 'the answer' : 'each item',
          behind: leadsTo ?? mediaType ?? 'a resource',
        },
      }))
  },
  aspects: {
    self: {
      id: '{interface}.{operation}.{place}-link-{relation}',
      level: 'must',
      text: 'The link self of {whose} of {operation} leads to a representation of the same resource.',
      where: (_, { words }) => words?.['relation'] === 'self',
    },
    related: {
      id: '{interface}.{operation}.{place}-link-{relation}',
      level: 'must',
      text: 'The link {relation} of {whose} of {operation}, where there is one, leads to what it names: {behind}.',
      where: (_, { words }) => words?.['relation'] !== 'self',
    },
  },
})
