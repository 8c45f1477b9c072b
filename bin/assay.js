#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { setFlagsFromString } from 'node:v8'

// Garbage is collected when the heap has grown by a fifth: on a large machine it would else be left to pile up, and
// bodies of a target that floods us would take twice the memory.
// The proof has no target, and much that it keeps for all of its trials.
if (process.argv[2] !== 'prove') setFlagsFromString('--heap-growing-percent=20')

// A signal counts from the first moment on: it is kept until the program is loaded and can answer it.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const names = []
const keep = (name) => {
  if (names.push(name) > 1) process.exit(128 + constants.signals[name])
}
for (const name of signals) process.on(name, keep)
const release = () => {
  for (const name of signals) process.off(name, keep)
}

const program = new URL('../dist/program/main.js', import.meta.url)
if (existsSync(program)) {
  const { main } = await import(program.href)
  await main(process.argv, { names, release })
} else {
  process.stderr.write('assay: it is not built yet; run: npm run build\n')
  process.exitCode = 2
}
