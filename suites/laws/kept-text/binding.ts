import { binding } from '../../../src/contract/law/binding.js'
import { conditionalWrites } from '../conditional-writes/binding.js'
import { creations } from '../creations/binding.js'

/** Binds every operation that writes a representation which is read afterwards. */
export const keptText = binding({
  law: 'kept-text',
  subjects: (operation) => [
    ...conditionalWrites.subjects(operation),
    ...creations.subjects(operation),
  ],
  aspects: {
    kept: {
      id: '{interface}.{operation}.text-kept',
      level: 'must',
      text: 'Text that {operation} accepts is shown as it was written, with all its letters, marks and quotes.',
    },
  },
})
