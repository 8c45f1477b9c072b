import { isReading } from '../../../src/contract/is-reading.js'
import { binding } from '../../../src/contract/law/binding.js'
import { answersWith } from '../shared/binding/answers-with.js'

/** Binds every operation that reads and documents 304. */
export const conditionalReads = binding({
  law: 'conditional-reads',
  subjects: (operation) => (isReading(operation) && answersWith(operation, '304') ? [{}] : []),
  aspects: {
    present: {
      id: '{interface}.{operation}.tag-present',
      level: 'must',
      text: 'A successful answer of {operation} carries a well-formed entity tag.',
      header: { status: '200', name: 'ETag' },
    },
    steady: {
      id: '{interface}.{operation}.tag-steady',
      level: 'must',
      text: 'As long as nothing changes, {operation} returns the same entity tag.',
    },
    'not-modified': {
      id: '{interface}.{operation}.tag-not-modified',
      level: 'must',
      text: '{operation} answers with 304 when If-None-Match holds the current entity tag alone.',
    },
    'in-list': {
      // The documents show entity tags alone; RFC 9110 (13.1.2) has lists of them, and compares weakly.
      id: '{interface}.{operation}.tag-in-list',
      level: 'should',
      text: '{operation} answers with 304 when the current entity tag stands in a list in If-None-Match, and whether or not it is marked as weak there.',
    },
    any: {
      // So with the asterisk.
      id: '{interface}.{operation}.tag-any',
      level: 'should',
      text: '{operation} answers with 304 when If-None-Match is an asterisk and the resource exists.',
    },
    modified: {
      id: '{interface}.{operation}.tag-modified',
      level: 'must',
      text: '{operation} answers with 200 when If-None-Match holds other entity tags only.',
    },
  },
})
