import { isObject } from '../../../src/reference/text/is-object.js'
import type { Defect } from '../../defect.js'

/** What a bank is asked, which is known by its clock. */
interface Asked {
  /** Tokens that are being resumed. */
  readonly resuming: Set<string>
  /** Those that were terminated meanwhile. */
  readonly revived: Set<string>
}
const banks = new WeakMap<() => number, Asked>()

function askedOf(now: () => number): Asked {
  const asked = banks.get(now) ?? { resuming: new Set(), revived: new Set() }
  banks.set(now, asked)
  return asked
}

const tokens = new WeakMap<Request, string>()
/** What tokens of sessions that the bank opened begin with. */
const opened = 'ses_'

async function tokenOf(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return String(isObject(body) ? body['sessionId'] : undefined)
}

/** A session is read, and all of it is written when it is resumed: what came in between is undone. */
const defect: Defect = {
  name: 'sessions-ended-meanwhile',
  sentence: 'A session that is terminated while it is resumed lives on.',
  breaks: ['sessions.terminate.unusable'],
  async request(request, { operation, now }) {
    const { resuming, revived } = askedOf(now)
    const token = await tokenOf(request)
    tokens.set(request, token)
    if (operation === 'resumeCustomerSession') resuming.add(token)
    if (operation === 'terminateCustomerSession' && resuming.has(token)) revived.add(token)
    return request
  },
  response(response, request, { operation, now }) {
    const { resuming, revived } = askedOf(now)
    if (operation !== 'resumeCustomerSession') return response
    const sessionId = tokens.get(request) ?? ''
    resuming.delete(sessionId)
    return sessionId.startsWith(opened) && revived.has(sessionId)
      ? Response.json({ sessionId })
      : response
  },
}

export default defect
