import type { Liberty } from '../../liberty.js'

const liberty: Liberty = {
  name: 'shared-strings',
  sentence: 'The strings of the group common are found in every other group as well.',
  because:
    'There is a group that is shared with all others; the sentence that says how has lost its words.',
  behaviour: ({ texts }) => ({
    texts(opened) {
      const book = texts(opened)
      return {
        ...book,
        string(group, name) {
          const own = book.string(group, name)
          const shared = book.group(group) && book.string('common', name)
          return own ?? (shared && { ...shared, group })
        },
      }
    },
  }),
}

export default liberty
