import { isObject } from '../../src/reference/text/is-object.js'
import type { SessionsBehaviour } from '../../src/reference/sessions/sessions-behaviour.js'
import type { SessionDecision } from './decide-session.js'

/** Builds the `behaviour` of a bank that decides about a token that is an object or a list as if it were a text. */
export const acceptNonStringToken =
  <Name extends SessionDecision>(
    name: Name,
    operation: string,
    decision: ReturnType<SessionsBehaviour[Name]>,
  ) =>
  ({ sessionNamed, [name]: before }: SessionsBehaviour): Partial<SessionsBehaviour> => {
    let odd = false
    return {
      sessionNamed(body, asked) {
        const token = isObject(body) ? body['sessionId'] : undefined
        odd = typeof token === 'object' && asked === operation
        return odd ? JSON.stringify(token) : sessionNamed(body, asked)
      },
      [name]: (...[state, session]: Parameters<SessionsBehaviour[Name]>) =>
        odd ? decision : before(state, session),
    }
  }
