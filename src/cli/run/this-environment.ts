import { arch, release, type } from 'node:os'
import type { RunEnvironment } from '../../run/run.js'

/** Node and the system that this program runs on. */
export const thisEnvironment = (): RunEnvironment => ({
  node: process.version,
  system: `${type()} ${release()} ${arch()}`,
})
