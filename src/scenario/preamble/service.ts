import { aspectOf } from '../../contract/law/law-aspect.js'

/** That an operation answers plain requests at all: the root of what it answers otherwise. */
export const service = aspectOf('service', 'answers')
