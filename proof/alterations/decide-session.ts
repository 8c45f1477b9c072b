import type {
  SessionsBehaviour,
  SessionState,
} from '../../src/reference/sessions/sessions-behaviour.js'

/** What the bank decides about a session by its state. */
export type SessionDecision = 'resumptionOf' | 'terminationOf'

/** Builds the `behaviour` of a bank that decides otherwise about sessions in one state. */
export const decideSession =
  <Name extends SessionDecision>(
    name: Name,
    state: SessionState,
    decision: ReturnType<SessionsBehaviour[Name]>,
  ) =>
  ({ [name]: before }: SessionsBehaviour): Partial<SessionsBehaviour> => ({
    [name]: (...[one, session]: Parameters<SessionsBehaviour[Name]>) =>
      one === state ? decision : before(one, session),
  })
