import { binding } from '../../../src/contract/law/binding.js'
import { isListByNumber } from '../shared/binding/is-list-by-number.js'

/** Binds every list with a numeric start and limit whose items are embedded. */
export const offsetPagingWhole = binding({
  law: 'offset-paging-whole',
  subjects: (operation) => (isListByNumber(operation) ? [{}] : []),
  aspects: {
    count: {
      id: '{interface}.{operation}.pages-count',
      level: 'must',
      text: 'The count of {operation} is the number of items of the whole collection after the filters, the same on every page.',
      where: ({ bare }) => !bare,
    },
    'count-of-either': {
      id: '{interface}.{operation}.pages-count',
      level: 'must',
      text: 'The count of {operation} is a number of items.',
      readings: [
        'It is that of the whole collection after the filters, the same on every page.',
        'It is that of the page.',
      ],
      where: ({ bare }) => bare === true,
    },
    'nothing-missing': {
      id: '{interface}.{operation}.pages-nothing-missing',
      level: 'must',
      text: 'The pages of {operation} together hold every item of the collection.',
    },
    'nothing-twice': {
      id: '{interface}.{operation}.pages-nothing-twice',
      level: 'must',
      text: 'No item appears twice in the pages of {operation}.',
    },
    'in-order': {
      id: '{interface}.{operation}.pages-in-order',
      level: 'must',
      text: 'The pages of {operation} follow one another in the order of the collection.',
    },
  },
})
