import { identify, type Stage, type Verification } from '../../../../src/scenario/index.js'
import { type Narrowed, waitingIn } from '../../shared/waiting-in.js'
import { judgeSteady } from './judge-steady.js'

/** Judges that two ways to narrow the list of pull notifications come to the same, which holds something. */
export async function judgeSameList(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp' | 'once' | 'settled'>,
  verification: Verification,
  query: Narrowed,
  due: Narrowed,
): Promise<void> {
  const { items } = await waitingIn(stage, due)
  if (items.length === 0)
    return verification.undecided('The list holds no notification that could be compared.', {
      remedy: 'add notifications that the list selects',
    })
  // A page of one has a link to the next one, which keeps what the list is narrowed by.
  const first = { query: { ...query, limit: 1 } }
  const answer = await stage.customer.send('getPullNotifications', first)
  if (answer.status !== 200) return void verification(answer).status(200)
  let isCompared = false
  const isSame = await verification.confirmed(async (compare) => {
    const wanted = await waitingIn(stage, due)
    // Others may have taken away what there was.
    if (wanted.items.length === 0) return
    isCompared = true
    compare(await waitingIn(stage, query)).isExactly(wanted.items.map(identify))
  })
  if (isCompared && isSame) await judgeSteady(stage, verification, query, due)
  if (!isCompared)
    verification.undecided('What could be compared was taken away meanwhile.', {
      remedy: 'run again while no one takes notifications away',
    })
}
