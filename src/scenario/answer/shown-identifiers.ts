import type { Answer } from './answer.js'
import { Undecided } from '../undecided.js'

/** Identifiers that are named. */
const most = 3
/** No identifier of the documents is longer. */
const longest = 100

/**
 * What an answer shows that should have been a refusal, so that a reader knows whose data went out: the
 * identifiers of the resource, or of the items of the list.
 *
 * @returns words that go on behind the status; empty where nothing has an identifier
 */
export function shownIdentifiers(answer: Answer): string {
  try {
    const { json, items } = answer
    const all = [json, ...items].flatMap(identifierOf)
    if (all.length === 0) return ''
    const rest = all.length > most ? ` and ${all.length - most} more` : ''
    return `, which shows ${all.slice(0, most).join(', ')}${rest}`
  } catch (error) {
    // A body that cannot be read shows nothing that could be named.
    if (error instanceof Undecided) return ''
    throw error
  }
}

const identifierOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { id, _id } = value as Readonly<Record<string, unknown>>
  return [id ?? _id].filter((one) => typeof one === 'string').map((one) => one.slice(0, longest))
}
