/** A known secret as it is sought: what stands for it, and its characters. */
export interface Needle {
  readonly secret: string
  readonly token: string
  /** UTF-16 units; a run of backslashes counts as one, as escaping doubles them at every turn. */
  readonly units: readonly number[]
}

export const backslash = 0x5c

export function needleOf(secret: string, token: string): Needle {
  const units: number[] = []
  for (let at = 0; at < secret.length; at++) {
    const unit = secret.charCodeAt(at)
    if (unit !== backslash || units.at(-1) !== backslash) units.push(unit)
  }
  return { secret, token, units }
}
