import { type ActorName, actorNames } from '../../terms/actor-name.js'
import { CommandError } from '../command-error.js'
import { didYouMean } from '../did-you-mean.js'

/**
 * The actor of that name.
 *
 * @throws CommandError when there is none
 */
export function actorNamed(name: string): ActorName {
  const found = actorNames.find((one) => one === name)
  if (found !== undefined) return found
  throw new CommandError(
    `there is no actor ${name.slice(0, 60)}${didYouMean(name, actorNames)}\nThere are ${actorNames.join(', ')}.`,
  )
}
