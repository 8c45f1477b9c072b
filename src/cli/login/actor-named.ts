import { nearestWord } from '../../contract/nearest-word.js'
import { type ActorName, actorNames } from '../../terms/actor-name.js'
import { CommandError } from '../command-error.js'

/**
 * The actor of that name.
 *
 * @throws CommandError when there is none
 */
export function actorNamed(name: string): ActorName {
  const found = actorNames.find((one) => one === name)
  if (found !== undefined) return found
  const near = nearestWord(name, actorNames)
  throw new CommandError(
    `there is no actor ${name.slice(0, 60)}${near ? `; did you mean ${near}?` : ''}\nThere are ${actorNames.join(', ')}.`,
  )
}
