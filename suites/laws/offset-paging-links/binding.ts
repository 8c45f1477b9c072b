import { binding } from '../../../src/contract/law/binding.js'
import { isListByNumber } from '../shared/binding/is-list-by-number.js'
import { linksTo } from '../shared/binding/links-to.js'

/** Binds every list with a numeric start and limit whose pages are linked. */
export const offsetPagingLinks = binding({
  law: 'offset-paging-links',
  subjects: (operation) => (isListByNumber(operation) ? [{}] : []),
  aspects: {
    self: {
      id: '{interface}.{operation}.pages-link-self',
      level: 'must',
      text: 'The link self of a page of {operation} leads to that page.',
      where: (operation) => linksTo(operation, 'self'),
    },
    first: {
      id: '{interface}.{operation}.pages-link-first',
      level: 'must',
      text: 'The link first of a page of {operation} leads to the first page, with the same filters.',
      where: (operation) => linksTo(operation, 'first'),
    },
    next: {
      id: '{interface}.{operation}.pages-link-next',
      level: 'must',
      text: 'The link next of a page of {operation} leads to the page that follows, with the same filters.',
      where: (operation) => linksTo(operation, 'next'),
    },
    collection: {
      id: '{interface}.{operation}.pages-link-collection',
      level: 'must',
      text: 'The link collection of a page of {operation} leads to the collection.',
      where: (operation) => linksTo(operation, 'collection'),
    },
    'next-only-before-last': {
      id: '{interface}.{operation}.pages-next-only-before-last',
      level: 'must',
      text: 'Every page of {operation} but the last one has the link next.',
      where: (operation) => linksTo(operation, 'next') && !operation.bare,
    },
    'next-before-last': {
      id: '{interface}.{operation}.pages-next-only-before-last',
      level: 'must',
      text: 'Every page of {operation} but the last one has the link next.',
      readings: ['The last page has none.', 'The last page has one, to a page without items.'],
      where: (operation) => linksTo(operation, 'next') && operation.bare === true,
    },
  },
})
