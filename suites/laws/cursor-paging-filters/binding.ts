import { binding } from '../../../src/contract/law/binding.js'
import { isListByCursor } from '../shared/binding/is-list-by-cursor.js'

/** Binds every operation with start, limit and nextPage_url that narrows its list by a filter. */
export const cursorPagingFilters = binding({
  law: 'cursor-paging-filters',
  subjects: (operation) =>
    isListByCursor(operation) && operation.parameters.some(({ filter }) => filter !== undefined)
      ? [{}]
      : [],
  aspects: {
    'filters-kept': {
      id: '{interface}.{operation}.pages-filters-kept',
      level: 'must',
      text: 'The pages after the first keep the filters with which the list of {operation} was requested.',
    },
    'filtered-whole': {
      id: '{interface}.{operation}.pages-filtered-whole',
      level: 'must',
      text: 'The pages of a filtered list of {operation} together hold every item that matches, and nextPage_url leads on while more of them exist.',
    },
  },
})
