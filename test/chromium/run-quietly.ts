import { execFile } from 'node:child_process'

/** What became of a program: whether it ended well, and the end of what it said. */
export interface UnexplainedOutcome {
  readonly ok: boolean
  readonly said: string
}

/** Runs a program without showing its output, for at most `limit` milliseconds. Never throws. */
export function runQuietly(
  program: string,
  args: readonly string[],
  limit: number,
): Promise<UnexplainedOutcome> {
  return new Promise((resolve) => {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFile(
      program,
      args,
      { timeout: limit, env: environment, maxBuffer: 64 * 1024 * 1024, windowsHide: true },
      (error, stdout, stderr) =>
        resolve({
          ok: error === null,
          said: (stderr || stdout || (error?.message ?? '')).trim().slice(-500),
        }),
    )
  })
}
