import { isReading } from '../../../src/contract/is-reading.js'
import { binding } from '../../../src/contract/law/binding.js'
import { answersWith } from '../shared/binding/answers-with.js'

/** Binds every operation that reads and answers with 200. */
export const service = binding({
  law: 'service',
  subjects: (operation) =>
    isReading(operation) && answersWith(operation, '200') && !operation.open ? [{}] : [],
  aspects: {
    answers: {
      id: '{interface}.{operation}.answers',
      level: 'must',
      text: 'A well-formed request of an entitled caller to {operation} is answered with success.',
    },
  },
})
