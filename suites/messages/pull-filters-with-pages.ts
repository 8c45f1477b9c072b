import { readBothWays } from '../../src/scenario/index.js'
import { ownNotification } from './own-notification.js'
import { scenario } from './scenario.js'

const list = 'getPullNotifications'
const requirement = 'messages.getPullNotifications.filters-with-pages'

export default scenario('The pages of a narrowed list hold what the narrowed list holds', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: ['messages.writes'],
  async steps(stage) {
    const { customer, verify, undecided, giveUp } = stage
    const { subscription } = await ownNotification(stage)
    for (let more = 0; more < 2; more += 1) await ownNotification(stage)
    const look = (query: Readonly<Record<string, string>>) =>
      readBothWays(stage, customer, list, query)
    const plainly = await look({})
    const all = plainly.whole.items.length
    if (!plainly.byNumber) return giveUp('The pages of the list do not add up already.')
    // What a count tells is not said: of the whole list, or of its page.
    const ofPages = plainly.countsOfPages
    if (!ofPages && plainly.whole.complete && plainly.counts.some((count) => count !== all))
      return undecided(requirement, 'The count of the whole list is wrong already.', {
        dependsOn: `messages.${list}.pages-count`,
      })
    const query = { subscription }
    const { whole, page, byNumber, byLink, ...told } = await look(query)
    const size = whole.items.length
    if (page === undefined || !whole.complete || size < 2 || size === all)
      return giveUp('The subscription selects no part of the list that fills two pages.')
    const right = byNumber && (byLink || !plainly.byLinkToTheEnd)
    const count = ofPages ? undefined : told.counts.find((one) => one !== size)
    if ((!right || count !== undefined) && (await look(query)).whole.items.length !== size)
      return undecided(requirement, 'The list changed while it was read.')
    verify(requirement, page).that({
      holds: right,
      expected: `the ${size} notifications of the narrowed list, page by page`,
      actual: `others ${byNumber ? 'behind the links next' : 'when they are asked for by number'}`,
      pointer: byNumber ? '/_links' : '/_embedded/items',
    })
    verify(requirement, page).that({
      holds: count === undefined,
      expected: `count ${size}`,
      actual: `count ${String(count)}`,
      pointer: '/count',
    })
  },
})
