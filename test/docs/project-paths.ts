import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { packageRoot } from '../../src/package-root.js'

/** What is not part of the project: made by installing, building, testing and running. */
const made = ['node_modules', 'dist', 'reports', 'test-results', 'playwright-report', '.git']

/** Every file and folder of the project, relative to it; folders end in a slash. */
export function projectPaths(): ReadonlySet<string> {
  const paths = readdirSync(packageRoot, { withFileTypes: true })
    .filter(({ name }) => !made.includes(name))
    .flatMap((one) => {
      if (!one.isDirectory()) return [one.name]
      const inside = readdirSync(join(packageRoot, one.name), {
        withFileTypes: true,
        recursive: true,
      })
      return [
        `${one.name}/`,
        ...inside.map((each) => {
          const path = relative(packageRoot, join(each.parentPath, each.name)).split(sep).join('/')
          return each.isDirectory() ? `${path}/` : path
        }),
      ]
    })
  return new Set(paths)
}
