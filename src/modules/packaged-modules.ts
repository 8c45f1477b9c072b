import { fileURLToPath } from 'node:url'
import { type FoundModule, importModules } from './import-modules.js'

/** Compiled files lie as their sources do: beside src are suites and proof. */
const compiled = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The modules of a folder of Assay itself, such as `suites/accounts` or `proof/defects`. The bundled program knows them
 * from when it was built: build/bundle-program.js puts a list of them in the place of this module.
 */
export const packagedModules = (folder: string): Promise<readonly FoundModule[]> =>
  importModules(compiled, folder)
