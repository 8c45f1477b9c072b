import { join } from 'node:path'
import { npm } from './install-archive.js'

/**
 * Installs a package into a folder of its own below `folder`, without running a script.
 *
 * @returns its place, or why the registry does not give it
 */
export async function installFromRegistry(
  name: string,
  version: string,
  folder: string,
): Promise<{ readonly place: string } | { readonly why: string }> {
  const prefix = join(folder, `${name}-${version}`)
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save']
  try {
    await npm(['install', ...quietly, '--prefix', prefix, `${name}@${version}`], folder)
    return { place: join(prefix, 'node_modules', name) }
  } catch (error) {
    return { why: `the registry gives no ${name}@${version}: ${String(error).slice(0, 200)}` }
  }
}
