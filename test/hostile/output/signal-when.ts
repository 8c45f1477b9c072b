const asUrl = (script: string): string =>
  `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`
const asOption = (script: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${asUrl(script)}`,
})

/**
 * Environment in which a process of Node sends itself a signal at the moment when it begins to load a module: no
 * test has to hit that moment from outside.
 *
 * @param module a part of its path
 */
export function signalWhenLoading(
  module: string,
  signal: NodeJS.Signals,
): Readonly<Record<string, string>> {
  const hook = `let sent = false
export async function load(url, context, next) {
  if (!sent && url.includes('${module}')) {
    sent = true
    process.kill(process.pid, '${signal}')
  }
  return next(url, context)
}`
  return asOption(`import { register } from 'node:module'; register('${asUrl(hook)}')`)
}

/**
 * The same at the moment when it opens files.
 *
 * @param names parts of their names; each sends a signal
 */
export function signalWhenOpening(
  names: readonly string[],
  signal: NodeJS.Signals,
): Readonly<Record<string, string>> {
  return asOption(`import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { openSync } = fs
fs.openSync = (path, ...more) => {
  if (${JSON.stringify(names)}.some((name) => String(path).includes(name))) process.kill(process.pid, '${signal}')
  return openSync(path, ...more)
}
syncBuiltinESMExports()`)
}
