import type { Operation } from '../../contract/operation.js'
import type { Answer } from '../answer/answer.js'
import type { RequestInput } from './request-input.js'
import type { Sender } from './sender.js'
import { untilMade } from './until-made.js'

/** A plain request and how it was answered. */
export interface Plain {
  readonly order: RequestInput
  readonly answer: Answer
  /** What it was about was gone, and so was each that was found instead: it changes faster than it can be looked at. */
  readonly fleeting?: boolean
  /** Parameters that the definition does not require, and that it was refused without. */
  readonly needed?: readonly string[]
}

const gone = [404, 410, 422]

/** Whether an answer may mean that what the request was about is gone. */
export const isGone = ({ status }: Pick<Answer, 'status'>): boolean => gone.includes(status)

const mostTries = 4

/**
 * Sends a plain request. Where what it was about may be gone since it was found, it is found anew: accounts
 * are closed while one looks. What a profile names may be of another time: then what the target shows itself will do.
 *
 * @param find gives the request, when it is to be found anew from another look at the target
 * @param findUnnamed gives one that owes nothing to the profile; undefined where there is none
 * @param pause waits for so many milliseconds, for what is still being made
 */
export async function askPlainly(
  sender: Sender,
  operation: Operation,
  find: (anew: boolean) => Promise<RequestInput>,
  findUnnamed: () => Promise<RequestInput | undefined>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Plain> {
  let order = await find(false)
  const ask = () => sender.send(operation.id, order)
  let answer = operation.method === 'GET' ? await untilMade(ask, pause) : await ask()
  let tries = 1
  for (; tries < mostTries && isGone(answer); tries += 1) {
    const other = await find(true)
    if (JSON.stringify(other) === JSON.stringify(order)) break
    order = other
    answer = await sender.send(operation.id, order)
  }
  const fleeting = isGone(answer) && tries === mostTries
  const unnamed = isGone(answer) ? await findUnnamed() : undefined
  if (unnamed === undefined || JSON.stringify(unnamed) === JSON.stringify(order))
    return { order, answer, fleeting }
  const another = await sender.send(operation.id, unnamed)
  return isGone(another) ? { order, answer, fleeting } : { order: unnamed, answer: another }
}
