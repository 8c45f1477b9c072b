import { fork } from 'node:child_process'
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../../src/package-root.js'
import type { Ended } from './start-assay.js'

/** How a command ended in a warm process, and what it took. */
export interface Weighed extends Ended {
  /** Seconds of a processor, whatever else the machine does. */
  readonly took: number
  /** Most memory that the process ever held, in MB: with this command or one before. */
  readonly peak: number
}

/** A process that has loaded the program and runs a command after the other. */
export interface WarmProcess {
  /** Runs a command to its end. Called again only after that. */
  run(
    args: readonly string[],
    folder: string,
    env: Readonly<Record<string, string>>,
  ): Promise<Weighed>
  /** Whether it may be given another command: it lives, and is not bloated by one before. */
  isFit(): boolean
}

interface Told {
  readonly code: number
  readonly took: number
  readonly peak: number
}

/** MB that a process may have held to stay: others' peaks must not be taken for those of the next command. */
const bloated = 400

/** Starts a process that lives as long as this one, unless a command ends or bloats it. */
export function startWarm(): WarmProcess {
  const out = openSpool()
  const complaints = openSpool()
  const child = fork(join(packageRoot, 'test/cli/run-in-turn.js'), {
    cwd: packageRoot,
    env: { PATH: process.env['PATH'] ?? '' },
    execArgv: [],
    stdio: ['ignore', out.descriptor, complaints.descriptor, 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let fit = true
  const retire = (): void => {
    fit = false
    if (child.connected) child.disconnect()
  }
  child.once('exit', () => (fit = false))
  return {
    isFit: () => fit,
    run: (args, folder, env) =>
      new Promise((resolve, reject) => {
        out.clear()
        complaints.clear()
        const end = (code: number | undefined, took: number, peak: number): void => {
          child.off('message', finish).off('exit', die).off('error', reject)
          if (peak > bloated) retire()
          resolve({ code, took, peak, stdout: out.text(), stderr: complaints.text() })
          if (!fit) for (const { descriptor } of [out, complaints]) closeSync(descriptor)
        }
        const finish = (told: unknown): void => {
          const { code, took, peak } = told as Told
          end(code, took / 1_000_000, peak / 1024)
        }
        // However a command ends the process is how the command ended.
        const die = (code: number | null): void => end(code ?? undefined, NaN, NaN)
        child.once('message', finish).once('exit', die).once('error', reject)
        child.send({ args, folder, env })
      }),
  }
}

/** A nameless file that a process writes to the end of, so that it waits for no one to read what it says. */
function openSpool() {
  const folder = mkdtempSync(join(tmpdir(), 'assay-warm-'))
  const descriptor = openSync(join(folder, 'said'), 'a+')
  rmSync(folder, { recursive: true })
  return {
    descriptor,
    clear: () => ftruncateSync(descriptor),
    text: (): string => {
      const bytes = Buffer.alloc(fstatSync(descriptor).size)
      readSync(descriptor, bytes, { position: 0 })
      return bytes.toString('utf8')
    },
  }
}
