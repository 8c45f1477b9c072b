import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** Resolved text is kept until something is written, by its address without a parameter. */
const keptWithout = (parameter: string): NonNullable<Defect['response']> =>
  remember(
    () => new Map<string, Response>(),
    (kept, answer, { method, url, headers }, { operation }) => {
      if (method !== 'GET') kept.clear()
      const isPlain = answer.status === 200 && !headers.has('if-none-match')
      if (operation !== 'getResolvedText' || !isPlain) return answer
      const { searchParams } = new URL(url)
      searchParams.delete(parameter)
      const key = `${searchParams.toString()} ${headers.get('accept-language')}`
      const known = kept.get(key)
      if (known !== undefined) return known.clone()
      kept.set(key, answer.clone())
      return answer
    },
  )

/** Resolved text that is given for a request which asked for something else besides. */
const defects: readonly Defect[] = [
  {
    name: 'kept-beside-parameters-resolve',
    sentence: 'Resolved text is kept until something is written, and resolve is ignored.',
    breaks: ['text.references.not-resolved-on-request'],
    response: keptWithout('resolve'),
  },
  {
    name: 'kept-beside-parameters-subgroups',
    sentence: 'Resolved text is kept until something is written, and subgroups is ignored.',
    breaks: ['text.resolved.subgroups', 'text.resolved.no-subgroups'],
    response: keptWithout('subgroups'),
  },
]

export default defects
