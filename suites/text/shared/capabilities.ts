import { alone, type OperationCapabilities, shared } from '../../../src/scenario/index.js'
import { fixtures } from './fixtures.js'
import { formatRewrite } from './format-rewrite.js'
import { stringRewrite } from './string-rewrite.js'

/** The entity tag of a format may be the version of all texts, as where a repository of files keeps them. */
const formats = [alone('text.formats'), shared('text.strings')]

/** What laws can do. The string and the format that they write are one thing each. */
export const capabilities = {
  getResolvedText: { touches: [alone('text.strings')] },
  getStrings: { touches: [alone('text.strings')] },
  getString: { examples: fixtures.stringExamples, touches: [alone('text.strings')] },
  setString: {
    rewrite: async (search) => stringRewrite(search, await fixtures.writableGroup(search)),
    touches: [alone('text.writableString'), shared('text.strings')],
  },
  getFormats: { touches: formats },
  getFormat: { touches: formats },
  setFormat: { rewrite: formatRewrite, touches: formats },
} satisfies OperationCapabilities
