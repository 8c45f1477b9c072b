import { whyPartial } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { renamedIn } from './shared/renamed-in.js'

export default scenario('An account keeps its identifier from one request to the next', {
  verifies: { idImmutable: 'accounts.account.id-immutable' },
  async steps({ operation, walkList, verify, giveUp }) {
    const before = await walkList(operation('listAccounts'))
    const after = await walkList(operation('listAccounts'), { anew: true })
    const page = after.pages[0]
    if (page === undefined || before.items.length === 0)
      return giveUp('The list of listAccounts is empty.', 'add an account of the customer')
    const renamed = renamedIn(before.items, after.items)
    // Of a list that is longer than a walk, each walk may show another part, with accounts that look alike.
    const partial = whyPartial(before) ?? whyPartial(after)
    if (renamed.length > 0 && partial !== undefined) giveUp(partial.because, partial.remedy)
    verify.idImmutable(page).that({
      holds: renamed.length === 0,
      expected: `${String(renamed[0]?.['id'])} again`,
      actual: 'the same account under another identifier',
      pointer: '/items',
      member: 'id',
      absence: true,
    })
  },
})
