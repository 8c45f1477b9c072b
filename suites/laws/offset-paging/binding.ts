import { orList } from '../../../src/contract/derive/or-list.js'
import { binding } from '../../../src/contract/law/binding.js'
import { refusalStatuses } from '../../../src/contract/refusal-statuses.js'
import { isListByNumber } from '../shared/binding/is-list-by-number.js'
import { queryParameter } from '../shared/binding/query-parameter.js'

/** Binds every list with a numeric start and limit whose items are embedded. */
export const offsetPaging = binding({
  law: 'offset-paging',
  subjects: (operation) => {
    const start = queryParameter(operation, 'start')
    if (start === undefined || !isListByNumber(operation)) return []
    return [{ words: { refusals: orList(refusalStatuses(operation, start)) } }]
  },
  aspects: {
    'start-echoed': {
      id: '{interface}.{operation}.pages-start-echoed',
      level: 'must',
      text: 'The start of a page of {operation} is the index of its first item: the requested one, counted from zero.',
    },
    'limit-reported': {
      id: '{interface}.{operation}.pages-limit-reported',
      level: 'must',
      text: 'The limit of a page of {operation} is the requested one, or less if the service caps its pages.',
    },
    'limit-respected': {
      id: '{interface}.{operation}.pages-limit-respected',
      level: 'must',
      text: 'No page of {operation} holds more items than were requested.',
    },
    'beyond-end': {
      id: '{interface}.{operation}.pages-beyond-end',
      level: 'must',
      text: 'A page of {operation} that starts beyond the end holds no items.',
      readings: [
        'The page is empty.',
        'A start beyond the end is well formed but invalid, and is refused with {refusals}.',
      ],
    },
    'beyond-int32': {
      id: '{interface}.{operation}.pages-beyond-int32',
      level: 'must',
      text: 'A start of {operation} that needs more than 32 bits is not treated as a smaller one.',
      readings: [
        'The page is empty.',
        'A start beyond the end is well formed but invalid, and is refused with {refusals}.',
      ],
      where: ({ parameters }) =>
        parameters.some(({ name, schema }) => name === 'start' && schema['format'] === 'int64'),
    },
  },
})
