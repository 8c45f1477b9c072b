import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

/** A bank whose texts tell of accounts. */
const liberty: Liberty = {
  name: 'numbers-in-texts',
  sentence:
    'With unmasked=true the description and the name of the account have the number as well.',
  because: 'unmasked adds the full account number; that it stands in one place alone is not said.',
  response: changeJson(
    { operations: ['getTransaction'], statuses: [200] },
    (one, _response, { url }) => {
      const numbers = one['sourceAccountNumbers'] as JsonObject | undefined
      const full = numbers?.['full']
      if (new URL(url).searchParams.get('unmasked') !== 'true' || full === undefined) return one
      const withNumber = (text: JsonObject[string]) => `${String(text)} ${String(full)}`
      return {
        ...one,
        description: withNumber(one['description']),
        sourceAccountName: withNumber(one['sourceAccountName']),
      }
    },
  ),
}

export default liberty
