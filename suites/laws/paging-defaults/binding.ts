import { binding } from '../../../src/contract/law/binding.js'
import { isListByCursor } from '../shared/binding/is-list-by-cursor.js'
import { isListByNumber } from '../shared/binding/is-list-by-number.js'
import { queryParameter } from '../shared/binding/query-parameter.js'

/** Binds every list in pages that documents a default for limit. */
export const pagingDefaults = binding({
  law: 'paging-defaults',
  subjects: (operation) => {
    const usual = queryParameter(operation, 'limit')?.schema['default']
    return usual === undefined ? [] : [{ words: { default: String(usual) } }]
  },
  aspects: {
    'by-cursor': {
      id: '{interface}.{operation}.pages-limit-default',
      level: 'must',
      text: 'A page of {operation} that was requested without a limit is as large as one requested with {default}: it holds at most {default} items.',
      where: isListByCursor,
    },
    'by-number': {
      id: '{interface}.{operation}.pages-limit-default',
      level: 'must',
      text: 'A page of {operation} that was requested without a limit holds at most {default} items.',
      where: isListByNumber,
    },
  },
})
