import type { Stage } from '../../../../src/scenario/index.js'
import { sameList } from './same-list.js'
import { type Narrowed, waitingIn } from '../../shared/waiting-in.js'

/** Judges that two ways to narrow the list of pull notifications come to the same, which holds something. */
export async function judgeSameList(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp' | 'verify' | 'undecided'>,
  requirement: string,
  query: Narrowed,
  due: Narrowed,
): Promise<void> {
  const wanted = await waitingIn(stage, due)
  if (wanted.items.length === 0)
    return stage.undecided(requirement, 'The list holds no notification that could be compared.')
  const { customer, verify } = stage
  const answer = await customer.send('getPullNotifications', { query })
  if (answer.status !== 200) return void verify(requirement, answer).status(200)
  const seen = await waitingIn(stage, query)
  const compared = sameList(seen, wanted)
  if (!compared.holds && !sameList(await waitingIn(stage, due), wanted).holds)
    return stage.undecided(requirement, 'The list changed while it was read.')
  verify(requirement, seen.page).that({
    ...compared,
    pointer: '/_embedded/items',
    exchanges: [wanted.page.exchange.number],
  })
}
