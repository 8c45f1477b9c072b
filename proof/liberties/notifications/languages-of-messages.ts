import { variants } from '../../alterations/written-definition.js'
import type { Liberty } from '../../liberty.js'

const inSmallLetters = variants((all) =>
  all.map(([language, variant]) => [language.toLowerCase(), variant]),
)

const liberty: Liberty = {
  name: 'languages-of-messages-in-small-letters',
  sentence: 'Variants of messages name their languages in small letters.',
  because: 'Tags of languages know no letter case (RFC 3066, 2.1).',
  behaviour: ({ definitionWritten }) => ({
    definitionWritten: (content, operation) =>
      inSmallLetters(definitionWritten(content, operation)),
  }),
}

export default liberty
