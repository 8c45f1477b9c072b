import { binding } from '../../../src/contract/law/binding.js'
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
      text: '{operation} answers 412 when If-Match holds an old entity tag.',
    },
    'stale-changes-nothing': {
      id: '{interface}.{operation}.match-stale-changes-nothing',
      level: 'must',
      text: 'A {operation} that was answered with 412 changed nothing.',
    },
    'tag-changes': {
      id: '{interface}.{operation}.match-tag-changes',
      level: 'must',
      text: 'The entity tag of a resource is another one after {operation} changed it.',
    },
    'tag-of-answer': {
      id: '{interface}.{operation}.match-tag-of-answer',
      level: 'must',
      text: 'The entity tag that {operation} answers is the one that the next reading shows.',
    },
    shown: {
      id: '{interface}.{operation}.match-shown',
      level: 'must',
      text: 'Where {operation} answers with members that were written, they are as they were written.',
      where: ({ responses }) =>
        responses.some(({ status, mediaTypes }) => status.startsWith('2') && mediaTypes.length > 0),
    },
  },
})
