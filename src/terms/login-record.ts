import { type ActorName, actorNames } from './actor-name.js'

/** What an authorization server did when an actor logged in: names and kinds, and nothing that it gave out. */
export interface LoginRecord {
  readonly actor: ActorName
  /** Those that take its tokens; absent for all that have no log-in of their own. */
  readonly interfaces?: readonly string[]
  /** RFC 3339, UTC. */
  readonly at: string
  /** Of the answer to the code, those that RFC 6749 (5.1) and OpenID Connect name. */
  readonly members: readonly string[]
  /** What came of the refresh token, which was used at once; absent where there was none. */
  readonly renewal?: 'renewed' | 'refused' | 'unanswered'
  /** What came of a code that was never given out. */
  readonly madeUpCode: 'refused' | 'accepted' | 'unanswered'
}

/** Reads records that were written down, as far as they are some. */
export const readLoginRecords = (value: unknown): readonly LoginRecord[] =>
  Array.isArray(value) ? value.filter(isLoginRecord) : []

const isLoginRecord = (value: unknown): value is LoginRecord => {
  const { actor, interfaces = [], at, members, renewal = 'renewed', madeUpCode } = Object(value)
  const areTexts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((one) => typeof one === 'string')
  return (
    actorNames.includes(actor) &&
    areTexts(interfaces) &&
    typeof at === 'string' &&
    areTexts(members) &&
    ['renewed', 'refused', 'unanswered'].includes(renewal) &&
    ['refused', 'accepted', 'unanswered'].includes(madeUpCode)
  )
}
