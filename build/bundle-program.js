import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/**
 * Puts what was compiled into some hundred files, dist/program/: a process that loads these starts in half the time that
 * a thousand take. Packages of others stay where they are.
 */
const compiled = fileURLToPath(new URL('../dist/', import.meta.url))

/** What is started, imported by users, or run in a thread of its own. */
const entries = {
  main: 'src/cli/main.js',
  index: 'src/index.js',
  scenario: 'src/scenario/index.js',
  'end-late': 'src/cli/stop/end-late.js',
  playwright: 'src/playwright/index.js',
  'playwright-tests': 'src/playwright/playwright-tests.js',
  'playwright-reporter': 'src/playwright/playwright-reporter.js',
  'lint-worker': 'src/cli/run/lint-worker.js',
  'prove-worker': 'proof/trial/prove-worker.js',
}

/** Folders whose modules are found by reading them. */
const read = [
  ...readdirSync(join(compiled, 'suites')).map((name) => `suites/${name}`),
  'proof/defects',
  'proof/liberties',
]

const modulesOf = (folder) =>
  readdirSync(join(compiled, folder), { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`)
    .toSorted()

const text = JSON.stringify

/** What stands in the place of src/modules/packaged-modules.ts: the same answer, known beforehand. */
const listOfFolders = `
const folders = {
${read.map((folder) => `${text(folder)}: () => import(${text(`folder:${folder}`)}),`).join('\n')}
}
export const packagedModules = async (folder) => (await folders[folder]?.())?.modules ?? []
`

const listOfModules = (folder) => {
  const files = modulesOf(folder)
  return `
${files.map((file, at) => `import * as m${at} from ${text(join(compiled, file))}`).join('\n')}
export const modules = [
${files.map((file, at) => `{ file: ${text(file.replace(/js$/, 'ts'))}, module: m${at} },`).join('\n')}
]
`
}

const folders = {
  name: 'folders',
  resolveId: (id) =>
    id.startsWith('folder:') ? { id: `\0${id}`, moduleSideEffects: false } : undefined,
  load: (id) =>
    id.startsWith('\0folder:')
      ? listOfModules(id.slice('\0folder:'.length))
      : id === join(compiled, 'src/modules/packaged-modules.js')
        ? listOfFolders
        : undefined,
}

const program = await rolldown({
  input: Object.fromEntries(
    Object.entries(entries).map(([name, file]) => [name, join(compiled, file)]),
  ),
  platform: 'node',
  external: (id) => !/^[./\0]|^folder:/.test(id),
  plugins: [folders],
})
const written = await program.write({
  dir: join(compiled, 'program'),
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  comments: { legal: true, annotation: false, jsdoc: false },
})
// A program that is running finds its files until there are others: what is left over goes last.
const kept = new Set(written.output.map(({ fileName }) => fileName))
for (const name of readdirSync(join(compiled, 'program')))
  if (!kept.has(name)) rmSync(join(compiled, 'program', name), { recursive: true })
