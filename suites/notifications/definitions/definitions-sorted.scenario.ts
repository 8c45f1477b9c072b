import { shared } from '../../../src/scenario/index.js'
import { judgeBeside } from './shared/judge-beside.js'
import { judgeDescending } from './shared/judge-descending.js'
import { judgeSeveral } from './shared/judge-several.js'
import { definitionsToSort } from './shared/definitions-to-sort.js'
import { isText, isTurned, sortedBothWays } from './shared/sorted-both-ways.js'
import { isHeeded, sortedOtherwise } from './shared/sorted-otherwise.js'
import { scenario } from '../shared/scenario.js'

export default scenario('The list of definitions is in the order that was requested', {
  verifies: {
    ascending: 'notifications.getDefinitions.sorted',
    descending: {
      requirement: 'notifications.getDefinitions.sorted-descending',
      after: 'ascending',
    },
    bySeveral: {
      requirement: 'notifications.getDefinitions.sorted-by-several',
      after: 'ascending',
    },
    mixed: {
      requirement: 'notifications.getDefinitions.sorted-by-several-descending',
      after: ['bySeveral', 'descending'],
    },
  },
  safety: 'disruptive',
  touches: [shared('notifications.definitions')],
  async steps(stage) {
    const { operation, plain, verify, giveUp } = stage
    await plain(operation('getDefinitions'))
    const own = await definitionsToSort(stage)
    const known = (await sortedBothWays(own)).filter(({ up }) => up.mine !== undefined)
    // One field that the list is sorted by is enough, as long as none turns it upside down.
    const rising = known.filter(({ up }) => up.isRight)
    const [best = rising[0] ?? known[0]] = known.filter(isTurned)
    if (best === undefined)
      return giveUp(
        'The list is sorted by none of its fields: that is refused.',
        'let the list be sorted by one of its fields',
      )
    if (rising.length === 0 && !known.some(isHeeded)) {
      const other = await sortedOtherwise(own)
      if (other !== undefined)
        giveUp(
          `The list is sorted by ${other}, and by no field of which the order can be known.`,
          'let the list be sorted by type, contextName or priority',
        )
    }
    if (!verify.ascending(best.up.list).inOrder(best.up.due, best.field)) return
    if (!(await judgeBeside(verify.ascending, own, best))) return

    const falling = rising.filter(({ down }) => down.isRight)
    const [turned = best] = [...falling, ...rising.filter(({ down }) => down.mine !== undefined)]
    if (turned.down.mine !== undefined) {
      const isTurned = verify.descending(turned.down.list).inOrder(turned.down.due, turned.field)
      if (isTurned && isText(turned)) await judgeDescending(verify.descending, own, turned)
    } else if (verify.descending(turned.down.list).status(200))
      verify.descending.undecided('The list in descending order was not returned.', {
        remedy: 'let the list in descending order hold what was created',
      })

    if (rising.filter(isText).length < 2)
      return verify.bySeveral.undecided('No two fields were found by which the list is sorted.', {
        remedy: 'let the list be sorted by two of its fields',
      })
    if (!(await judgeSeveral(verify.bySeveral, own, 'contextName,type'))) return
    if (falling.filter(isText).length < 2)
      return verify.mixed.undecided('The list is not in descending order by each of them.', {
        remedy: 'let the list be sorted by two of its fields in descending order',
      })
    for (const sortBy of ['contextName,-type', '-contextName,type'])
      await judgeSeveral(verify.mixed, own, sortBy)
  },
})
