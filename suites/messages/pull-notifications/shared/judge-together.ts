import { identify, often, type Stage, type Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Narrowed, waitingIn } from '../../shared/waiting-in.js'

/** A subscription and a topic. */
type Pair = Readonly<Record<'subscription' | 'topic', string>>

/** Judges that the list which two filters narrow holds what the lists of each of them share. */
export async function judgeTogether(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp'>,
  verification: Verification,
  pairs: readonly Pair[],
): Promise<void> {
  const idsOf = async (query: Narrowed): Promise<readonly string[]> =>
    (await waitingIn(stage, query)).items.map(identify)
  for (const pair of pairs) {
    const { subscription, topic } = pair
    const answer = await stage.customer.send('getPullNotifications', { query: pair })
    const ofTopic = await idsOf({ topic })
    const share = (await idsOf({ subscription })).some((id) => ofTopic.includes(id))
    // A topic that is not the one of the subscription may be called a fault.
    if (!share && answer.status >= 400 && answer.status < 500) continue
    if (answer.status !== 200) return void verification(answer).status(200)
    const what = 'notification of the subscription or the topic alone'
    const isRight = await verification.confirmed(async (compare) => {
      const [one, other] = [await idsOf({ subscription }), await idsOf({ topic })]
      const list = await waitingIn(stage, pair)
      const both = one.filter((id) => other.includes(id))
      // What one node of a service does not show yet may be of both, and looks alone for as long.
      const isAlone = isOneOf(...[...one, ...other].filter((id) => !both.includes(id)))
      if (both.length > 0) compare(list).holds(both)
      compare(list).holdsNo(what, isAlone)
      for (let asked = 0; asked < often; asked += 1) {
        const again = await stage.customer.send('getPullNotifications', { query: pair })
        if (again.status === 200) compare(again).holdsNo(what, isAlone)
      }
    })
    if (!isRight) return
  }
}
