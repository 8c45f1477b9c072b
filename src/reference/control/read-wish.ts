/** Body of a hook. */
export interface Wish {
  /** `rate-limit`: calls that are still answered. */
  readonly remaining?: number
  /** `rate-limit`: whose calls; everybody's together when absent. */
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
export function readWish(text: string): Wish | undefined {
  if (text.trim() === '') return {}
  let wish: unknown
  try {
    wish = JSON.parse(text)
  } catch {
    return undefined
  }
  return isWish(wish) ? wish : undefined
}

function isWish(wish: unknown): wish is Wish {
  if (typeof wish !== 'object' || wish === null) return false
  const kinds = {
    remaining: 'number',
    actor: 'string',
    operation: 'string',
    advance: 'number',
    session: 'string',
    url: 'string',
  }
  const kindOf: Readonly<Record<string, string>> = kinds
  return Object.entries(wish).every(([name, value]) => typeof value === kindOf[name])
}
