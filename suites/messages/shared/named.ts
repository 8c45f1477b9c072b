import { fixture } from '../../../src/scenario/index.js'
import { firstOf } from './first-of.js'

/** A datum that only the owner of the target can name. */
export const named = (name: string, what: string) =>
  fixture(async (search) => firstOf(search, name, what))
