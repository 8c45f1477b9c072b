import { execFile } from 'node:child_process'
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageRoot } from '../../src/package-root.js'
import { pack } from './pack.js'

const execute = promisify(execFile)

/**
 * Puts the packed package where a project has it; what it depends on comes from this project, so that nothing is
 * fetched.
 *
 * @param folder that becomes the project
 * @returns the folder of the package
 */
export async function unpackPackage(folder: string): Promise<string> {
  const archive = await pack(packageRoot, folder)
  const modules = join(folder, 'node_modules')
  const place = join(modules, 'assay')
  await mkdir(modules)
  await execute('tar', ['-xzf', archive, '-C', modules])
  await rename(join(modules, 'package'), place)
  await symlink(join(packageRoot, 'node_modules'), join(place, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  return place
}
