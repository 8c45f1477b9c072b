import { whyPartial } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { renamedIn } from './shared/renamed-in.js'

export default scenario('An account keeps its identifier from one request to the next', {
  verifies: { idImmutable: 'accounts.account.id-immutable' },
  async steps({ operation, walkList, verify, giveUp }) {
    // The first list may have been read a while ago; others may have closed an account since, and opened one like it.
    let anew = false
    await verify.idImmutable.confirmed(async (compare) => {
      const before = await walkList(operation('listAccounts'), { anew })
      const after = await walkList(operation('listAccounts'), { anew: true })
      anew = true
      const page = after.pages[0]
      if (page === undefined || before.items.length === 0)
        return giveUp('The list of listAccounts is empty.', 'add an account of the customer')
      const renamed = renamedIn(before.items, after.items)
      // Of a list that is longer than a walk, each walk may show another part, with accounts that look alike.
      const partial = whyPartial(before) ?? whyPartial(after)
      if (renamed.length > 0 && partial !== undefined) giveUp(partial.because, partial.remedy)
      compare(page).that({
        holds: renamed.length === 0,
        expected: 'each account under the identifier that it had before',
        actual: `one that was ${String(renamed[0]?.['id'])} under another`,
        pointer: '/items',
        member: 'id',
        absence: true,
      })
    })
  },
})
