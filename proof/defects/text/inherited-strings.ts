import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'inherited-strings',
  sentence: 'A group that lacks a string has that of the group above it.',
  breaks: ['text.references.unresolvable-left', 'text.references.unresolvable-listed'],
  behaviour: ({ texts }) => ({
    texts(given) {
      const book = texts(given)
      return {
        ...book,
        string(group, name) {
          const parent = group.replace(/\.[^.]*$/, '')
          return (
            book.string(group, name) ?? (parent === group ? undefined : book.string(parent, name))
          )
        },
      }
    },
  }),
}

export default defect
