import { join } from 'node:path'
import { packageRoot } from '../package-root.js'

/** The profile of the embedded reference bank. */
export const embeddedProfile = join(packageRoot, 'examples/reference-bank.yaml')
