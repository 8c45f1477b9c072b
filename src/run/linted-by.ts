import type { LintFinding } from '../lint/lint-finding.js'
import { untilAborted } from '../scenario/until-aborted.js'

/** Milliseconds that linting may still take when the run was ended. */
const lintTime = 500

/** What the linter found; undefined when the run was ended and it does not come to its end. */
export async function lintedBy(
  lint: Promise<readonly LintFinding[]>,
  signal: AbortSignal,
): Promise<readonly LintFinding[] | undefined> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    timer = setTimeout(() => late.abort(new Error('late')), lintTime)
  }
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await untilAborted(late.signal, lint)
  } catch (error) {
    if (late.signal.aborted) return undefined
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
