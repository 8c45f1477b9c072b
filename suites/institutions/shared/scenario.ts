import { scenariosFor } from '../../../src/scenario/index.js'
import { fixtures } from './fixtures.js'

export const scenario = scenariosFor('institutions', fixtures)
