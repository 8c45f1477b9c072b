const dropped = /^node:|[\\/]node_modules[\\/]playwright/

/**
 * Playwright writes down the stack at each step of a test, maps every frame of it to its source, and drops its own
 * frames and those of Node afterwards: more work than most tests are. After this they are dropped before.
 */
export function shortenStacks() {
  const mapped = Error.prepareStackTrace
  if (mapped === undefined) return
  Error.prepareStackTrace = (error, frames) =>
    mapped(
      error,
      frames.filter((frame) => !dropped.test(frame.getFileName() ?? 'node:')),
    )
}
