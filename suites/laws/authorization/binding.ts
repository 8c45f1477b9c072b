import { binding } from '../../../src/contract/law/binding.js'
import { answersWith } from '../shared/binding/answers-with.js'

/** Binds every operation that documents 403. */
export const authorization = binding({
  law: 'authorization',
  subjects: (operation) => (answersWith(operation, '403') ? [{}] : []),
  aspects: {
    restricted: {
      id: '{interface}.{operation}.restricted',
      level: 'must',
      text: '{operation} shows nothing to a caller who lacks the permission for it; 403 says so.',
    },
  },
})
