import { binding } from '../../../src/contract/law/binding.js'

/** Binds every list of which the items are answered by themselves as well. */
export const itemsAgree = binding({
  law: 'items-agree',
  subjects: ({ itemResource }) =>
    itemResource === undefined ? [] : [{ words: { resource: itemResource.operation } }],
  aspects: {
    agree: {
      id: '{interface}.{operation}.items-agree',
      level: 'must',
      text: '{operation} and {resource} agree on an item, in every member that both show.',
    },
    carried: {
      id: '{interface}.{operation}.items-carry',
      level: 'must',
      text: 'Of the members that items of {operation} are said to have, an item shows all that {resource} shows of it.',
      where: ({ itemResource }) => (itemResource?.carried.length ?? 0) > 0,
    },
  },
})
