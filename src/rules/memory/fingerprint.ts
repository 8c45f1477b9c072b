/** Members that may change while a resource stays the same. */
const changing = new Set(['updatedAt', 'modifiedAt', 'expired', 'expiresAt'])

/** Members by which a resource without a time of creation is told from another one. */
const enough = 3

export interface Fingerprint {
  /** A time is told alike wherever a resource is shown; which members are shown differs. */
  readonly kind: 'time' | 'members'
  readonly value: string
}

/**
 * What tells a resource from another one that was given its identifier later, which no document forbids: when it was
 * created, or all that it says.
 *
 * @returns undefined where it says too little
 */
export function fingerprint(body: Readonly<Record<string, unknown>>): Fingerprint | undefined {
  const created = Date.parse(String(body['createdAt']))
  if (!Number.isNaN(created)) return { kind: 'time', value: String(created) }
  const said = Object.entries(body).filter(([name]) => !name.startsWith('_') && !changing.has(name))
  return said.length < enough ? undefined : { kind: 'members', value: JSON.stringify(said) }
}
