import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** How a command ended, and all that it said. */
export interface Ended {
  /** Absent when a signal ended it. */
  readonly code: number | undefined
  readonly stdout: string
  readonly stderr: string
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>
  /** Working directory. */
  readonly folder?: string
  /** The program; that of this project by default. */
  readonly program?: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Resolves when standard output holds this text. */
  says(text: string): Promise<void>
  stdout(): string
}

/** Starts the compiled command line as a process of its own, which knows no environment but what it is given. */
export function startAssay(args: readonly string[], surroundings: Surroundings = {}): Running {
  const { env = {}, folder, program = join(packageRoot, 'bin/assay.js') } = surroundings
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder ?? packageRoot,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? undefined, stdout, stderr }))
  })
  const says = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (stdout.includes(text)) resolve()
      }
      child.stdout.on('data', look)
      child.once('close', () => reject(new Error(`It never said “${text}”:\n${stdout}${stderr}`)))
      look()
    })
  return { child, ended, says, stdout: () => stdout }
}
