import { exec } from 'node:child_process'
import { packageRoot } from '../../src/package-root.js'

/** What became of a script of package.json, and all that it said. */
interface ScriptOutcome {
  readonly ok: boolean
  readonly said: string
}

/** Runs a script of package.json. Never throws. */
export function runScript(name: string): Promise<ScriptOutcome> {
  const options = { cwd: packageRoot, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    exec(`npm run --silent ${name}`, options, (error, stdout, stderr) =>
      resolve({ ok: error === null, said: `${stdout}${stderr}`.trim() }),
    )
  })
}
