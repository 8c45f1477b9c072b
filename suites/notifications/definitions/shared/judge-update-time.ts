import { type Answer, earliestAfter, type Verification } from '../../../../src/scenario/index.js'

interface Update {
  readonly before: Answer
  /** What is read after it. */
  readonly latest: Answer
  /** What it was answered with. */
  readonly updated: Answer
}

/** When a definition says that it was updated, in milliseconds since 1970; NaN where it does not say. */
export const updateTime = (definition: Answer): number =>
  Date.parse(String(definition.at('/updatedAt')))

/** Judges when a definition says that it was updated: later than before, and not long before the update. */
export function judgeUpdateTime(later: Verification, { before, latest, updated }: Update): void {
  if ([before, latest].some((one) => Number.isNaN(updateTime(one))))
    return later.undecided('The definition does not show when it was updated.', {
      remedy: 'let a definition show when it was updated',
    })
  if (!later(latest, before).isLater('/updatedAt', before.at('/updatedAt'))) return
  const earliest = earliestAfter(updated)
  later(latest, updated).tells(
    '/updatedAt',
    `a time that is not before ${new Date(earliest).toISOString()}`,
    () => updateTime(latest) >= earliest,
  )
}
