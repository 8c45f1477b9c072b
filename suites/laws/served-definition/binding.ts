import { binding } from '../../../src/contract/law/binding.js'

/** Binds the operation that answers a definition of the interface itself. */
export const servedDefinition = binding({
  law: 'served-definition',
  subjects: ({ servesDefinition }) => (servesDefinition === true ? [{}] : []),
  aspects: {
    openapi: {
      id: '{interface}.apiDoc.openapi',
      level: 'must',
      text: 'The answer of {operation} is an OpenAPI document, with its version, its title and its paths.',
    },
    valid: {
      id: '{interface}.apiDoc.valid',
      // The documents ask for an OpenAPI document; that it is a flawless one is said nowhere.
      level: 'should',
      text: 'The OpenAPI document that {operation} returns follows the specification of its version.',
    },
    operations: {
      id: '{interface}.apiDoc.operations',
      level: 'should',
      text: 'The definition that {operation} returns has every operation of the interface that the documents show.',
    },
    parameters: {
      id: '{interface}.apiDoc.parameters',
      level: 'should',
      text: 'The definition that {operation} returns has the parameters of these operations and contradicts none of them.',
    },
    statuses: {
      id: '{interface}.apiDoc.statuses',
      level: 'should',
      text: 'The definition that {operation} returns has the statuses of these operations.',
    },
    members: {
      id: '{interface}.apiDoc.members',
      level: 'should',
      text: 'The definition that {operation} returns has the members of the representations and contradicts none of them.',
    },
  },
})
