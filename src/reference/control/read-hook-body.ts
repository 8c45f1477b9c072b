/** Body of a hook. */
export interface HookBody {
  /** `rate-limit`: calls that are still answered. */
  readonly remaining?: number
  /** `rate-limit`: whose calls; those of all users together when absent. */
  readonly actor?: string
  /** `rate-limit`: operationId that is limited, `*` for every one; listAccountBalances when absent. */
  readonly operation?: string
  /** `clock`: milliseconds to move it forward. */
  readonly advance?: number
  /** `session-expiry`: token of the session that expires; every session when absent. */
  readonly session?: string
  /** `push-endpoint`: where push subscriptions deliver to of which the books do not say it. */
  readonly url?: string
}

/** Reads a body; an empty one wishes for nothing. `undefined` when it is not understood. */
export function readHookBody(text: string): HookBody | undefined {
  if (text.trim() === '') return {}
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return undefined
  }
  return isWish(sent) ? sent : undefined
}

function isWish(sent: unknown): sent is HookBody {
  if (typeof sent !== 'object' || sent === null) return false
  const kinds = {
    remaining: 'number',
    actor: 'string',
    operation: 'string',
    advance: 'number',
    session: 'string',
    url: 'string',
  }
  const kindOf: Readonly<Record<string, string>> = kinds
  return Object.entries(sent).every(([name, value]) => typeof value === kindOf[name])
}
