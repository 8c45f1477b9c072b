import { describesMember } from '../../../src/contract/item-schema.js'
import { binding } from '../../../src/contract/law/binding.js'
import { isListByCursor } from '../shared/binding/is-list-by-cursor.js'

/** Binds every operation with start, limit and nextPage_url. */
export const cursorPaging = binding({
  law: 'cursor-paging',
  subjects: (operation) => (isListByCursor(operation) ? [{}] : []),
  aspects: {
    'limit-respected': {
      id: '{interface}.{operation}.pages-limit-respected',
      level: 'must',
      text: 'No page of {operation} holds more items than were requested.',
    },
    'limit-reported': {
      id: '{interface}.{operation}.pages-limit-reported',
      level: 'must',
      text: 'The limit of a page of {operation} is the page size that was used: the requested one, or less if the service caps its pages.',
    },
    'next-while-more': {
      id: '{interface}.{operation}.pages-next-while-more',
      level: 'must',
      text: 'A page of {operation} carries nextPage_url while more pages exist.',
    },
    'next-answers': {
      id: '{interface}.{operation}.pages-next-answers',
      level: 'must',
      text: 'A GET on the nextPage_url of {operation}, as it stands, returns the next page.',
    },
    end: {
      id: '{interface}.{operation}.pages-end',
      level: 'must',
      text: 'The pages of {operation} come to an end: the last one carries no nextPage_url.',
      where: ({ bare }) => !bare,
    },
    'bare-end': {
      id: '{interface}.{operation}.pages-end',
      level: 'must',
      text: 'The pages of {operation} come to an end: the last one carries no nextPage_url, or an empty one.',
      where: ({ bare }) => bare === true,
    },
    'nothing-missing': {
      id: '{interface}.{operation}.pages-nothing-missing',
      level: 'must',
      text: 'The pages of {operation} together hold every item of the list.',
    },
    'nothing-twice': {
      id: '{interface}.{operation}.pages-nothing-twice',
      level: 'must',
      text: 'No item appears twice in the pages of {operation}.',
    },
    'own-start': {
      id: '{interface}.{operation}.pages-start',
      level: 'must',
      text: 'The start of a page of {operation} is the cursor of this page, and of no other one; no cursor is longer than start may be.',
      // Of bare pages it is not said whose cursor they have there.
      where: (operation) => operation.bare !== true && describesMember(operation, 'start'),
    },
  },
})
