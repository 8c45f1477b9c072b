import { identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import { wholeList } from '../../shared/whole-list.js'

/** The lists of some subscriptions, and what came to them since they were looked at first. */
export interface WhatCame {
  /** Identifiers of the subscriptions. */
  readonly subscriptions: readonly string[]
  /** The list of one of them. */
  read(subscription: string): Promise<Waiting>
  /** All notifications that wait; none where they are too many to be read. */
  whole(): Promise<readonly Item[]>
  /** Those of a list that were not there at first. */
  fresh(list: Pick<Waiting, 'items'>): readonly Item[]
}

export async function lookAtFirst(
  stage: Pick<Stage, 'customer' | 'given' | 'giveUp' | 'once'>,
  subscriptions: readonly string[],
): Promise<WhatCame> {
  const whole = async () => (await wholeList(stage))?.items ?? []
  const read = (subscription: string) => waitingIn(stage, { subscription })
  const [all, ...lists] =
    subscriptions.length === 0 ? [[]] : await Promise.all([whole(), ...subscriptions.map(read)])
  const before = new Set([all, ...lists.map(({ items }) => items)].flat().map(identify))
  return {
    subscriptions,
    read,
    whole,
    fresh: ({ items }) => items.filter((item) => !before.has(identify(item))),
  }
}
