import { changeItems } from '../../alterations/change-items.js'
import { remember } from '../../alterations/remember.js'
import type { Liberty } from '../../liberty.js'

/** Answers between two changes. */
const pace = 60

/** A bank whose customers call their accounts otherwise while it is looked at. */
const liberty: Liberty = {
  name: 'nicknames-that-change',
  sentence: 'Every sixty answers all customers give their accounts another nickname.',
  because: 'A nickname is the customer’s own name for the account, who may change it at any time.',
  response: remember(
    () => ({ answers: 0 }),
    (memory, response, request, context) => {
      memory.answers += 1
      const edition = Math.floor(memory.answers / pace)
      const rename = changeItems({}, (item) => {
        const nickname = `${String(item['nickname']).slice(0, 40)} (${edition})`
        return typeof item['nickname'] === 'string' ? { ...item, nickname, label: nickname } : item
      })
      return rename(response, request, context)
    },
  ),
}

export default liberty
