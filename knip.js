import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of these folders that have a default export: what a folder is read for (src/run/load-suites.ts, proof/list-variations.ts). */
const loaded = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && one.name.endsWith('.ts'))
    .map((one) => join(one.parentPath, one.name).replaceAll('\\', '/'))
    .filter((path) => /^export default /m.test(readFileSync(path, 'utf8')))

/**
 * Tests reach everything, so that they hide what no one else uses: a second run, `knip --production`, knows only
 * what is marked with an exclamation mark.
 */
export default {
  entry: [
    'src/index.ts!',
    'src/cli/main.ts!',
    'proof/trial/prove-worker.ts!',
    'src/cli/stop/end-late.ts!',
    'src/playwright/{index,playwright-tests,playwright-reporter}.ts!',
    ...['suites', 'proof/defects', 'proof/liberties'].flatMap(loaded).map((path) => `${path}!`),
    'suites/*/shared/{fixtures,capabilities}.ts!',
    'bench/{bench,bank-process,bare-process,long-run}.ts',
    'test/**/*.test.ts',
  ],
  project: ['{src,proof,suites}/**/*.ts!', '{bench,test}/**/*.ts'],
  ignoreBinaries: ['mkfifo', 'unshare'],
  // An optional peer, which a user installs for `assay login --headless`.
  ignoreDependencies: ['@scarf/scarf', 'playwright'],
  ignoreExportsUsedInFile: { interface: true, type: true },
}
