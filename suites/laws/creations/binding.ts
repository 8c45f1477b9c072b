import { binding } from '../../../src/contract/law/binding.js'
import { linksTo } from '../shared/binding/links-to.js'
import { hasHeader } from '../shared/binding/has-header.js'

/** Binds every POST that documents 201 with a Location. */
export const creations = binding({
  law: 'creations',
  subjects: (operation) =>
    operation.method === 'POST' && hasHeader(operation, '201', 'Location') ? [{}] : [],
  aspects: {
    answered: {
      id: '{interface}.{operation}.creation-answered',
      level: 'must',
      text: '{operation} answers with 201 to a well-formed request of an entitled caller.',
    },
    location: {
      id: '{interface}.{operation}.creation-location',
      level: 'must',
      text: 'The Location in the answer of {operation} leads to what was created.',
    },
    shown: {
      id: '{interface}.{operation}.creation-shown',
      level: 'must',
      text: 'What {operation} created is shown as it was sent, in its answer and when it is read.',
    },
    tag: {
      id: '{interface}.{operation}.creation-tag',
      level: 'must',
      text: 'The entity tag in the answer of {operation} is the one that the next read shows.',
      where: (operation) => hasHeader(operation, '201', 'ETag'),
    },
    self: {
      id: '{interface}.{operation}.creation-link-self',
      level: 'must',
      text: 'The link self in the answer of {operation} leads to what was created.',
      where: (operation) => linksTo(operation, 'self'),
    },
  },
})
