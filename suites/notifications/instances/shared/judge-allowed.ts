import {
  type Answer,
  assumePermitted,
  type Operation,
  type Stage,
  type Verification,
  whatIsRequired,
} from '../../../../src/scenario/index.js'
import { deniesSubject } from '../../shared/denies-subject.js'
import type { Aftermath } from '../../shared/judge-carried-out.js'

/** Statuses of refusals that may have reasons of their own: an identifier that is not meant, a precondition. */
const explained: readonly number[] = [404, 412, 428]

/**
 * Judges that users can do with a notification what the document lets them do.
 *
 * @param look how things are after a refusal
 * @returns whether it was done; what builds on it is not to be judged otherwise
 */
export async function judgeAllowed(
  stage: Pick<Stage, 'giveUp'>,
  verify: Verification,
  { body, parameters }: Operation,
  answer: Answer,
  look: () => Promise<Aftermath>,
): Promise<boolean> {
  assumePermitted(stage, answer)
  const { status } = answer
  const done = status >= 200 && status < 300
  const open = (because: string): void =>
    verify.undecided(because, {
      remedy: whatIsRequired(answer.operation),
      exchanges: [answer.exchange.number],
    })
  const known = parameters.filter(
    ({ fixture }) => fixture === 'definition' || fixture === 'notification',
  )
  const lacks = parameters.some(
    (one) => one.required && one.example === undefined && !known.includes(one),
  )
  if (!done && (body !== undefined || lacks))
    open('The request may need more than an identifier, which is all that Assay sent.')
  else if (explained.includes(status) && !(await isContradicted(answer, look)))
    open(`The notification was listed, and was answered with ${status}.`)
  else if (!done && (status < 400 || status >= 500))
    open(`It was neither done nor refused: ${status}.`)
  else verify(answer).status('2XX')
  return done
}

/** Whether a request was refused and carried out, or answered as one about nothing while the notification is as before. */
async function isContradicted(answer: Answer, look: () => Promise<Aftermath>): Promise<boolean> {
  const seen = await look()
  const isDenied = answer.status === 404 && deniesSubject(answer)
  return seen === 'done' || (isDenied && seen === 'as-before')
}
