import { isBy } from '../../alterations/call-as.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'strings-as-first-read',
  sentence: 'A customer sees the strings of a group as they were when a customer read them first.',
  breaks: ['text.setString.listed'],
  response: remember(
    () => new Map<string, Response>(),
    (kept, answer, request, { operation }) => {
      const isKept = operation === 'getStrings' && answer.status === 200
      if (!isKept || !isBy(request, 'CUSTOMER')) return answer
      const known = kept.get(request.url)
      if (known !== undefined) return known.clone()
      kept.set(request.url, answer.clone())
      return answer
    },
  ),
}

export default defect
