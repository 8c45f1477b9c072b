import { Script } from 'node:vm'

/** Where the script finds what it is to call. */
const name = Symbol.for('assay.within-time')
const script = new Script(`globalThis[Symbol.for('assay.within-time')]()`, {
  filename: 'within-time',
})
/** The global object that the script sees, which is another one than ours in a test runner that has contexts of its own. */
const holder = new Script('globalThis').runInThisContext() as { [name]?: () => unknown }

/** What a call came to. */
export type Timed<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'late' }

/**
 * Calls a function that may never come to an end by itself, and ends it when its time is over. V8 checks for that
 * limit in regular expressions too, which no other means of this thread could stop.
 *
 * @param work may be left at any point: what it changes outside of itself is then half done
 * @param limit milliseconds
 * @throws what `work` throws
 */
export function withinTime<T>(work: () => T, limit: number): Timed<T> {
  const before = holder[name]
  let value: { readonly value: T } | undefined
  holder[name] = () => void (value = { value: work() })
  try {
    script.runInThisContext({ timeout: limit, displayErrors: false })
  } catch (error) {
    if (isTimeout(error)) return { kind: 'late' }
    throw error
  } finally {
    if (before) holder[name] = before
    else delete holder[name]
  }
  return value ? { kind: 'done', ...value } : { kind: 'late' }
}

const isTimeout = (error: unknown): boolean => Object(error).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
