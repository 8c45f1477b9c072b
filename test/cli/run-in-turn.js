import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/**
 * Runs commands of the compiled command line one after the other, as the parent process sends them
 * (test/cli/warm-process.ts). A command has ended when nothing is left to wait for, as a process of its own would end:
 * one that leaves something open hangs here too.
 */

// As in bin/assay.js.
setFlagsFromString('--heap-growing-percent=20')

const home = process.cwd()
const bin = join(home, 'bin/assay.js')
const emitters = [process, process.stdout, process.stderr]
/** Node's exit code for a program that waits for what never comes. */
const neverSettled = 13

const { main } = await import('../../dist/program/main.js')

/** Every listener there is, by what it listens to. */
const listeners = () =>
  emitters.map(
    (emitter) => new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)])),
  )

/** Calls what a command wants done at the end of its process, and takes all away that it listens with. */
function endListening(before) {
  const added = (index, name, all) =>
    all.filter((listener) => !before[index].get(name)?.includes(listener))
  const after = listeners()
  for (const listener of added(0, 'exit', after[0].get('exit') ?? []))
    listener.call(process, process.exitCode ?? 0)
  for (const [index, names] of after.entries())
    for (const [name, all] of names)
      for (const listener of added(index, name, all)) emitters[index].off(name, listener)
}

/** Most memory that this process held, in kB. What Linux gives as maxRSS begins with that of the parent process. */
function peak() {
  try {
    return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1])
  } catch {
    return process.resourceUsage().maxRSS
  }
}

let running

process.on('message', async ({ args, folder, env }) => {
  process.chdir(folder)
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.argv = [process.execPath, bin, ...args]
  process.exitCode = undefined
  const command = { before: listeners(), from: process.cpuUsage(), settled: false }
  running = command
  // From here on the parent is nothing to wait for.
  process.channel.unref()
  await main(process.argv)
  command.settled = true
})

process.on('beforeExit', () => {
  if (running === undefined) return
  const { before, from, settled } = running
  running = undefined
  if (!settled) process.exitCode = neverSettled
  endListening(before)
  const code = process.exitCode ?? 0
  process.exitCode = undefined
  process.chdir(home)
  const { user, system } = process.cpuUsage(from)
  process.channel?.ref()
  process.send?.({ code, took: user + system, peak: peak() })
})

process.on('disconnect', () => process.exit())
