import type { ActorName } from '../../terms/actor-name.js'
import type { Header } from '../../exchange/exchange.js'
import type { Answer } from '../answer/answer.js'
import type { WalkBounds } from '../list/walk.js'
import type { Link } from './follow-link.js'
import type { RequestInput } from './request-input.js'

/** Sends requests as one actor. */
export interface Sender {
  readonly actor: ActorName
  send(operationId: string, order?: RequestInput): Promise<Answer>
  /** Where a link leads that the target gave, and whether it is followed. */
  linkOf(answer: Answer, href: string): Link
  /** GETs a link to a further page, or another state, of what an operation answers. */
  follow(answer: Answer, href: string, order?: Pick<RequestInput, 'headers'>): Promise<Answer>
  /**
   * GETs what a link leads to, of any kind; like `follow`, it never leaves the target's origin.
   *
   * @param operationId of the resource that is to be behind it, to read the answer as one of it
   */
  visit(answer: Answer, href: string, operationId?: string): Promise<Answer>
  /**
   * GETs the address that the profile gives as this fixture, at whichever origin it is: the user names it, not the
   * target. Credentials go along to the target's own origin only.
   */
  visitGiven(fixture: string): Promise<Answer>
  /** POSTs to a link that is there to be posted to, once; like `follow`, it never leaves the target's origin. */
  act(answer: Answer, href: string, order?: Pick<RequestInput, 'json'>): Promise<Answer>
  /** The same actor with other credentials on the wire. */
  bringing(credentials: readonly Header[]): Sender
  readonly credentials: readonly Header[]
  /** How far lists are read in this run. */
  readonly bounds: WalkBounds
}
