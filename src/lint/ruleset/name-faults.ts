import type { TreePath } from './documented-operations.js'

const allowed = 'letters, digits, dots, hyphens and underscores'
const noSlash = 'begins with no slash'
const noStatus = 'is no status: it has three digits, 100 to 599, or is a range from 1XX to 5XX'
const noName = 'is no name for one of'
const notExpected = 'is not expected in'

const shown = (name: string): string => JSON.stringify(name)

/**
 * A member that has no place where it stands.
 *
 * @param around name of what it stands in
 */
export function unexpected(name: string, at: TreePath, around: string): string {
  if (at.length === 1 && at[0] === 'paths') return `the path ${shown(name)} ${noSlash}`
  if (at.at(-1) === 'responses') return `${shown(name)} ${noStatus}`
  return `${shown(name)} ${notExpected} ${around}`
}

/** A component whose name none may have. */
export const unnameable = (name: string, around: string): string =>
  `${shown(name)} ${noName} ${around}: names have ${allowed}`

/** Whether a message is about the name of a member, so that it concerns that place, wherever its value is written. */
export const isAboutName = (message: string): boolean =>
  [noSlash, noStatus, noName, notExpected].some((told) => message.includes(`" ${told}`))
