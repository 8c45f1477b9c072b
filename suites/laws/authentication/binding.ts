import { orList } from '../../../src/contract/derive/or-list.js'
import { binding } from '../../../src/contract/law/binding.js'

/** Binds every operation that asks for credentials. */
export const authentication = binding({
  law: 'authentication',
  subjects: ({ secured, unauthenticated, open }) =>
    secured && !open ? [{ words: { unauthenticated: orList(unauthenticated) } }] : [],
  aspects: {
    'without-credentials': {
      id: '{interface}.{operation}.without-credentials',
      level: 'must',
      text: '{operation} answers with {unauthenticated} to a caller who sends neither key nor token.',
      readings: [
        'The token is missing: {unauthenticated}.',
        'The key is missing: 403, where that refuses a caller who lacks the key alone.',
      ],
    },
    'without-key': {
      id: '{interface}.{operation}.without-key',
      level: 'must',
      text: '{operation} refuses a caller who sends no API key.',
      where: ({ credentials }) => credentials.includes('key'),
    },
    'without-token': {
      id: '{interface}.{operation}.without-token',
      level: 'must',
      text: '{operation} answers with {unauthenticated} to a caller who sends no access token.',
      where: ({ credentials }) => credentials.includes('token'),
    },
    'wrong-key': {
      id: '{interface}.{operation}.wrong-key',
      level: 'must',
      text: '{operation} refuses a caller whose API key was never allocated.',
      where: ({ credentials }) => credentials.includes('key'),
    },
    'wrong-token': {
      id: '{interface}.{operation}.wrong-token',
      level: 'must',
      text: '{operation} refuses a caller whose access token was never issued.',
      where: ({ credentials }) => credentials.includes('token'),
    },
  },
})
