import { type ChildProcess, spawn } from 'node:child_process'
import type { HookValues } from '../terms/hook-values.js'
import type { HookCommand } from './hook.js'
import type { HookCircumstances, HookOutcome } from './hook-outcome.js'
import { keepTail } from './keep-tail.js'

/** Milliseconds that a command's output may trail behind its end. */
const trailing = 200
const mostCharacters = 1000
/** Milliseconds that a command has to end when it is asked to. */
const grace = 500

type DeliveryOutcome =
  | { readonly kind: 'ended'; readonly how: string; readonly well: boolean }
  | { readonly kind: 'not started'; readonly cause: Error }

/**
 * Runs the command of a hook without a shell, in a process group of its own: Ctrl-C in the
 * terminal does not reach it. At the time limit the whole group is asked to end, and killed if it
 * does not. What it leaves running in the background when it ends by itself stays.
 */
export async function runHookCommand(
  { argv, folder, environment, named }: HookCommand,
  { baseUrl, values, signal }: HookCircumstances,
): Promise<HookOutcome> {
  const [program, ...args] = argv
  const failed = (reason: string, cause?: unknown): HookOutcome => {
    return { kind: 'failed', reason: `(${program}) ${reason}`, cause }
  }
  if (signal.aborted) return failed(String(signal.reason))
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...environment, ...variablesOf(values), ASSAY_BASE_URL: baseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const said = keepTail([child.stdout, child.stderr], mostCharacters)
  const kill = (): void => killGroup(child, 'SIGKILL')
  let timer: NodeJS.Timeout | undefined
  const breakOff = (): void => {
    killGroup(child, 'SIGTERM')
    timer = setTimeout(kill, grace)
  }
  signal.addEventListener('abort', breakOff, { once: true })
  // It must not outlive Assay, no matter what ends Assay.
  process.once('exit', kill)
  const ending = await waitForEnd(child)
  clearTimeout(timer)
  process.off('exit', kill)
  signal.removeEventListener('abort', breakOff)
  // Others of its group may have ignored what ended it.
  if (signal.aborted) kill()
  // A background process that holds the other ends must not hold us.
  child.stdout.destroy()
  child.stderr.destroy()

  if (ending.kind === 'not started') {
    const reason = `could not be started in ${folder}: ${ending.cause.message}. Is it there, and executable?`
    return failed(reason, ending.cause)
  }
  if (ending.well) return { kind: 'done' }
  if (signal.aborted) return failed(String(signal.reason))
  const output = mask(said(), named, environment)
  const saying = output === '' ? 'without a word' : `saying: ${output}`
  return failed(`${ending.how}, ${saying}. Try it by hand in ${folder}.`)
}

/** `pushEndpoint` as ASSAY_PUSH_ENDPOINT. */
function variablesOf(values: HookValues): Readonly<Record<string, string>> {
  const variable = (name: string): string =>
    `ASSAY_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [variable(name), String(value)]),
  )
}

function waitForEnd(child: ChildProcess): Promise<DeliveryOutcome> {
  return new Promise((resolve) => {
    let late: NodeJS.Timeout | undefined
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      clearTimeout(late)
      const how = code === null ? `was killed by ${signal}` : `ended with exit code ${code}`
      resolve({ kind: 'ended', how, well: code === 0 })
    }
    child.once('error', (cause) => resolve({ kind: 'not started', cause }))
    child.once('exit', (code, signal) => {
      late = setTimeout(end, trailing, code, signal)
    })
    child.once('close', end)
  })
}

function killGroup(child: ChildProcess, how: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(how)
    else process.kill(-child.pid, how)
  } catch {
    // No process of the group is left.
  }
}

/** The values of the variables that the profile passes on may be secrets. */
function mask(
  output: string,
  named: readonly string[],
  environment: Readonly<Record<string, string>>,
): string {
  return named.reduce((text, name) => {
    const value = environment[name] ?? ''
    return value === '' ? text : text.replaceAll(value, `‹${name}›`)
  }, output)
}
