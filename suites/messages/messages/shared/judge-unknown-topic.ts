import {
  type Answer,
  often,
  type RequestInput,
  someTimes,
  type Stage,
  type Verification,
} from '../../../../src/scenario/index.js'

/**
 * Publishes a message on a topic that does not exist some times: it is refused. Where it is accepted all the same, nothing
 * is decided but that it comes to no one: when a message fails is not said.
 *
 * @param noneCame judges that nothing came for so many of them
 * @returns whether it was accepted
 */
export async function judgeUnknownTopic(
  { customer }: Pick<Stage, 'customer'>,
  verification: Verification,
  message: RequestInput,
  noneCame: (count: number, wereAccepted: boolean) => Promise<boolean>,
): Promise<boolean> {
  const publish = (): Promise<Answer> => customer.send('publishMessage', message)
  const { status } = await publish()
  const isAccepted = status === 202
  if (isAccepted) await Promise.all(Array.from({ length: often - 1 }, publish))
  else await someTimes(async () => verification(await publish()).status(422, 400, 403, 404))
  if ((await noneCame(often, isAccepted)) && isAccepted)
    verification.undecided('It was accepted: no answer shows whether it fails later.', {
      remedy: 'let an unknown topic be refused at once',
    })
  return isAccepted
}
