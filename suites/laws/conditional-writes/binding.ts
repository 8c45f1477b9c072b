import { binding } from '../../../src/contract/law/binding.js'
import { linksTo } from '../shared/binding/links-to.js'
import { answersWith } from '../shared/binding/answers-with.js'

/** Binds every operation that takes If-Match and documents 412. */
export const conditionalWrites = binding({
  law: 'conditional-writes',
  subjects: (operation) => {
    const conditional = operation.parameters.some(
      (one) => one.in === 'header' && one.name.toLowerCase() === 'if-match',
    )
    return conditional && answersWith(operation, '412') ? [{}] : []
  },
  aspects: {
    current: {
      id: '{interface}.{operation}.match-current',
      level: 'must',
      text: '{operation} is carried out when If-Match holds the current entity tag.',
    },
    stale: {
      id: '{interface}.{operation}.match-stale',
      level: 'must',
      text: '{operation} answers with 412 when If-Match holds an old entity tag, or one that it never had.',
    },
    'stale-changes-nothing': {
      id: '{interface}.{operation}.match-stale-changes-nothing',
      level: 'must',
      text: 'A {operation} request that was answered with 412 changes nothing.',
    },
    'tag-changes': {
      id: '{interface}.{operation}.match-tag-changes',
      level: 'must',
      text: 'The entity tag of a resource changes when {operation} changes the resource.',
    },
    'tag-of-answer': {
      id: '{interface}.{operation}.match-tag-of-answer',
      level: 'must',
      text: 'The entity tag in the answer of {operation} is the one that the next read shows.',
    },
    shown: {
      id: '{interface}.{operation}.match-shown',
      level: 'must',
      text: 'Where the answer of {operation} has members that were written, their values are those that were written.',
      where: ({ responses }) =>
        responses.some(({ status, mediaTypes }) => status.startsWith('2') && mediaTypes.length > 0),
    },
    self: {
      id: '{interface}.{operation}.match-link-self',
      level: 'must',
      text: 'The link self in the answer of {operation} leads to what was written.',
      where: (operation) => linksTo(operation, 'self'),
    },
  },
})
