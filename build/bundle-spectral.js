import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collectLicenses } from './collect-licenses.js'

/**
 * Puts Spectral and whatever it needs into dist/src/lint/spectral.js, and its licences into dist/. As packages they
 * would bring install telemetry to users who install Assay, where no setting of ours reaches.
 */
const project = dirname(dirname(fileURLToPath(import.meta.url)))
const path = (name) => join(project, name)
const bundle = path('dist/src/lint/spectral.js')
const licenses = path('dist/spectral.licenses.txt')

/** Where a package begins: `…/node_modules/@scope/name`. Modules of the bundler have no file. */
function packageOf(module) {
  const inside = `${sep}node_modules${sep}`
  const start = module.lastIndexOf(inside) + inside.length
  if (start < inside.length || module.startsWith('\0')) return []
  const names = module.slice(start).split(sep)
  return [module.slice(0, start) + names.slice(0, names[0].startsWith('@') ? 2 : 1).join(sep)]
}

const sources = ['src/lint/spectral.ts', 'package-lock.json', 'build/bundle-spectral.js']
const digest = createHash('sha256')
for (const name of [...sources, 'build/collect-licenses.js', 'build/no-fetch.js'])
  digest.update(readFileSync(path(name)))
const banner = `// Made by build/bundle-spectral.js; licences in spectral.licenses.txt. ${digest.digest('hex')}`

if (!existsSync(licenses) || !readFileSync(bundle, 'utf8').startsWith(banner)) {
  const { rolldown } = await import('rolldown')
  const spectral = await rolldown({
    input: path('src/lint/spectral.ts'),
    platform: 'node',
    // Other forms of these packages load their parts in ways that cannot be followed.
    resolve: { mainFields: ['module', 'main'], alias: { 'node-fetch': path('build/no-fetch.js') } },
  })
  const { output } = await spectral.generate({
    codeSplitting: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  })
  const [{ code, modules }] = output
  const folders = new Set(Object.keys(modules).flatMap(packageOf))
  writeFileSync(licenses, collectLicenses([...folders], readFileSync(path('LICENSE'), 'utf8')))
  writeFileSync(bundle, `${banner}\n${code}`)
}
