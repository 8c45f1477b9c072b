#!/usr/bin/env node
import { existsSync } from 'node:fs'

const program = new URL('../dist/src/cli/main.js', import.meta.url)
if (existsSync(program)) {
  const { main } = await import(program.href)
  await main(process.argv)
} else {
  process.stderr.write('assay: it is not built yet; run: npm run build\n')
  process.exitCode = 2
}
